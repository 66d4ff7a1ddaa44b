/* Sums with what all lanes share and no lane could have: bit-fields, numbers
   of 128 bits, enumerations, floats.  */
/* { dg-do run } */
#include "../ripple-test.h"

enum { N = 40 };
typedef struct { uint64_t f : 33; int64_t g : 5; unsigned h : 1; } fields;
enum kind { ONE = 1, MANY = 100 };

#ifdef __SIZEOF_INT128__
typedef __int128 wide;
#else
typedef int64_t wide;
#endif

NOIPA static void
sums (int n, const int *a, const fields *p, wide w, enum kind k, double d,
      uint64_t *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      uint64_t x = (uint64_t) a[i] + p->f;
      x = (uint64_t) p->g + x;
      x -= p->h;
      x = x + (uint64_t) w;
      x += (uint64_t) k;
      b[i] = x + (uint64_t) d + (a[i] > 3);
    }
}

int
main (void)
{
  BUF (int, a, N, BUF_MIDDLE);
  uint64_t b[N];
  fields p = { (uint64_t) 1 << 32, -3, 1 };
  for (int n = 0; n <= N; n++)
    {
      sums (n, a, &p, 12345678901, MANY, 2.5, b);
      for (int i = 0; i < n; i++)
	CHECK (b[i] == (uint64_t) a[i] + ((uint64_t) 1 << 32) - 3 - 1
		       + 12345678901 + 100 + 2 + (a[i] > 3));
    }
  return 0;
}
