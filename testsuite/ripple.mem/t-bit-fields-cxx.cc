/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Bit-fields in packed structures and unions, of enumerations and bool, in
   comparisons, switches and templates.  */
#include "../ripple-test.h"
#define B 16

enum color { RED, GREEN, BLUE = 5 };

struct __attribute__ ((packed)) packed
{
  unsigned char c;
  int a : 5;
  unsigned b : 17;
  long long f : 33;
  short s;
  color x : 4;
  bool g : 1;
};

union word
{
  struct { unsigned lo : 12, hi : 20; };
  unsigned w;
};

struct outer
{
  packed p;
  word q[3];
};

#define BODY(T, E, X, O)						\
  O = 0;								\
  if (E.p.a == 3 || E.p.x == BLUE || !E.p.g)				\
    O = 1;								\
  E.p.f = E.p.f * 3 - X;						\
  E.p.b += E.p.a;							\
  if (E.p.f < X)							\
    {									\
      E.q[1].hi ^= X;							\
      E.p.x = (color) (X & 7);						\
      E.p.g = !E.p.g;							\
    }									\
  O += E.q[2].lo > E.q[1].hi ? E.p.s : (T) (E.p.f >> 7);		\
  E.p.a = E.p.x == RED ? -3 : X / 3;					\
  switch (E.q[0].lo & 3)						\
    {									\
    case 1: E.q[0].lo++; break;						\
    case 2: O++; break;							\
    default: break;							\
    }

template <typename S, typename T> NOIPA static void
kernel (int n, S *s, const T *r, T *o)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int v = 0; v < n; v++)
    {
      BODY (T, s[v], r[v], o[v])
    }
}

int
main ()
{
  for (int n = 0; n < 50; n++)
    {
      outer s[50], t[50];
      int r[50], o[50], p[50];
      FILL (unsigned char, (unsigned char *) s, sizeof s);
      FILL (int, r, 50);
      memcpy ((void *) t, s, sizeof s);
      kernel (n, s, r, o);
      for (int v = 0; v < n; v++)
	{
	  BODY (int, t[v], r[v], p[v])
	}
      CHECK (!memcmp (s, t, sizeof s));
      CHECK_SAME (o, p, n);
    }
  return 0;
}
