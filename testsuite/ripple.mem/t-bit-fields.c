/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Bit-fields of lanes: wide and narrow, signed and not, under masks and in
   remainders; what lies beside them stays as it is.  */
#include "../ripple-test.h"
#define B 16

struct fields
{
  unsigned a : 3;
  int b : 7;
  unsigned c : 22;
  signed char d : 4;
  unsigned char e : 4;
  long long f : 40;
  _Bool g : 1;
  unsigned long long h : 23;
};

#define READ(s)								\
  ((s).a + (s).b * 8 + (int) ((s).c >> 5) + (s).d + (s).e + (int) (s).f	\
   + (s).g + (int) (s).h)
#define WRITE(s, x)							\
  do									\
    {									\
      (s).b = (x);							\
      if ((x) & 1)							\
	{								\
	  (s).f += (x);							\
	  (s).e = (x) >> 3;						\
	  (s).g = (x) > 5;						\
	}								\
      else								\
	(s).a++;							\
      if ((s).a == 3 || (s).b < (x))					\
	(s).h ^= (x);							\
    }									\
  while (0)

NOIPA static void
get (int n, const struct fields *s, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int v = 0; v < n; v++)
    r[v] = READ (s[v]);
}

NOIPA static void
set (int n, struct fields *s, const int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int v = 0; v < n; v++)
    WRITE (s[v], r[v]);
}

/* One that is larger than it may look, through pointers of lanes.  */

NOIPA static void
through (int n, struct fields **p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int v = 0; v < n; v++)
    if (p[v])
      p[v]->c = p[v]->c * 3 + 1;
}

int
main (void)
{
  for (int n = 0; n < 50; n++)
    {
      struct fields s[50], t[50], *p[50];
      int r[50];
      FILL (unsigned char, (unsigned char *) s, sizeof s);
      FILL (int, r, 50);
      memcpy (t, s, sizeof s);
      set (n, s, r);
      for (int v = 0; v < n; v++)
	WRITE (t[v], r[v]);
      CHECK (!memcmp (s, t, sizeof s));
      get (n, s, r);
      for (int v = 0; v < n; v++)
	{
	  CHECK (r[v] == READ (s[v]));
	  p[v] = v % 3 ? &s[n - 1 - v] : NULL;
	}
      through (n, p);
      for (int v = 0; v < n; v++)
	if (v % 3)
	  t[n - 1 - v].c = t[n - 1 - v].c * 3 + 1;
      CHECK (!memcmp (s, t, sizeof s));
    }
  return 0;
}
