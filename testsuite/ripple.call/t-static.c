/* { dg-do run } */
/* static, inline, always_inline and noinline functions of lanes.  */
#include "../ripple-test.h"
#define B 16

static int
plain (int x, int y)
{
  return (x ^ y) + 1;
}

static inline int
inlined (int x, int y)
{
  return x > y ? x : y;
}

static inline __attribute__ ((always_inline)) int
always (int x)
{
  return x & 0xff;
}

static __attribute__ ((noinline)) int
never (int x, int y)
{
  return (x & 0xfff) * (y & 7);
}

int
global_function (int x)
{
  return ~x;
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = plain (a[i] & 0xffff, b[i] & 0xffff);
      c[i] ^= inlined (a[i], b[i]);
      c[i] += always (a[i]) & 1;
      c[i] ^= never (a[i], b[i]);
      c[i] ^= global_function (b[i]);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      c[i] = ((a[i] & 0xffff) ^ (b[i] & 0xffff)) + 1;
      c[i] ^= a[i] > b[i] ? a[i] : b[i];
      c[i] += a[i] & 1u;
      c[i] ^= (a[i] & 0xfff) * (b[i] & 7);
      c[i] ^= ~b[i];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
