/* { dg-do run } */
/* { dg-options "-g -fsanitize=address -fno-sanitize-recover=all" } */
/* { dg-levels "-O0 -O2" } */
/* Variables in scopes within annotated loops: lanes, scalars, arrays,
   structures, out-parameters; set by all lanes or some.  The address sanitizer
   finds none of them used behind its scope, not even by a debugger's copy.  */
#include "../ripple-test.h"

enum { N = 21 };

struct __attribute__ ((packed)) odd
{
  unsigned char a;
  unsigned b;
  double c;
};

static inline int
sum_or (int a, int b)
{
  int r;
  return __builtin_add_overflow (a, b, &r) ? r ^ 5 : r;
}

static inline void
larger (int a, int b, int *r)
{
  if (a > b)
    *r = a - b;
}

#define BODY								\
  {									\
    int x = a[i];							\
    for (int k = 0; k < 3; k++)						\
      {									\
	int t, *p = &t;							\
	*p = x + k;							\
	o[i] += t;							\
      }									\
    for (int k = 0; k < a[1]; k++)					\
      for (int l = 0; l < (x & 7) - k; l++)				\
	{								\
	  int t = 4, *p = &t;						\
	  if (x > l)							\
	    *p = x + k;							\
	  o[i] += t;							\
	}								\
    for (int k = 0; k < a[1]; k++)					\
      o[i] += sum_or (x, k) + sum_or (a[1], k);				\
    for (int k = 0; k < 3; k++)						\
      {									\
	int t = 7;							\
	larger (x, k, &t);						\
	o[i] += t;							\
      }									\
    if (x & 1)								\
      {									\
	struct odd t = s[i];						\
	o[i] += t.b;							\
      }									\
    else								\
      {									\
	int t[4] = { x };						\
	o[i] += t[x & 3];						\
      }									\
    switch (x & 3)							\
      {									\
      case 0:								\
	{								\
	  int t;							\
	  larger (9, 3, &t);						\
	  o[i] += t;							\
	  break;							\
	}								\
      case 1:								\
	{								\
	  int t = x;							\
	  larger (x, 3, &t);						\
	  o[i] = t;							\
	}								\
      }									\
  }

NOIPA static int
kernel (int n, const int *a, const struct odd *s, int *o)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    BODY
  return sum_or (a[0], a[1]);
}

NOIPA static int
model (int n, const int *a, const struct odd *s, int *o)
{
  for (int i = 0; i < n; i++)
    BODY
  return sum_or (a[0], a[1]);
}

int
main (void)
{
  struct odd s[N];
  int a[N], got[N], want[N];
  for (int n = 0; n <= N; n += 3)
    {
      for (int i = 0; i < N; i++)
	{
	  a[i] = (int) (rnd () % 1000);
	  s[i].b = rnd () % 1000;
	  got[i] = want[i] = i;
	}
      a[1] = 5;
      CHECK (kernel (n, a, s, got) == model (n, a, s, want));
      CHECK_SAME (got, want, N);
    }
  return 0;
}
