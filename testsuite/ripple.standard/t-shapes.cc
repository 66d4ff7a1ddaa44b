/* { dg-do run } */
/* Scans, compressions and permutations of operands of different shapes, of
   masks and indices of all kinds, in functions, with one lane, and in C++.  */
#include "../ripple-test.h"

template <typename T> static T
sums (T x)
{
  return ripple_scanadd (1, x);
}

NOIPA static void
kernel (const short *a, const bool *m, const uint64_t *far, short *r,
	size_t *counts, const short *const *p)
{
  ripple_block_t block = ripple_set_block_shape (0, 6, 3);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1), v = x + 6 * y;
  /* A row broadcast to the mask's shape, and the other way.  */
  r[v] = ripple_compress (m[v], a[x], counts);
  r[18 + v] = ripple_compress (m[y], a[v], counts + 1);
  r[36 + v] = ripple_expand (p[v], a[x]);
  /* A result of the shape of the index; a scalar index; a scalar.  */
  r[54 + y] = ripple_permute (a[v], far[y]);
  r[57] = ripple_permute (a[v], counts[0]);
  r[58 + v] = ripple_permute (a[3], v);
  r[76 + v] = sums (a[v]);
  r[94] = ripple_scanadd_exclusive (1, a[4]);
  r[95] = ripple_scanmul (1, a[4]);
  r[96] = ripple_compress (a[4] == 0, a[4], counts + 2);
  r[97] = ripple_expand (a[4] != 0, a[4]);
  r[98 + x] = ripple_permute (a[x], (signed char) (x - 8));
}

int
main ()
{
  short a[18], r[104], got = 0;
  bool m[18];
  uint64_t far[3] = { 17, 1000000007, (uint64_t) -2 };
  const short *p[18];
  size_t counts[3], n = 0, k;
  for (k = 0; k < 18; k++)
    {
      a[k] = (short) (100 + 7 * k);
      m[k] = k * k % 5 != 1;
      p[k] = k % 4 == 3 ? NULL : a;
    }
  kernel (a, m, far, r, counts, p);
  for (k = 0; k < 18; k++)
    if (m[k])
      CHECK (r[n++] == a[k % 6]);
  CHECK (counts[0] == n);
  for (k = n; k < 18; k++)
    CHECK (r[k] == 0);
  for (k = n = 0; k < 18; k++)
    if (m[k / 6])
      CHECK (r[18 + n++] == a[k]);
  CHECK (counts[1] == n);
  for (k = n = 0; k < 18; k++)
    CHECK (r[36 + k] == (p[k] ? a[n++ % 6] : 0));
  CHECK (r[54] == a[17] && r[55] == a[1000000007 % 18] && r[56] == a[16]);
  CHECK (r[57] == a[counts[0] % 18]);
  for (k = 0; k < 18; k++)
    {
      got = (short) (k % 6 ? got + a[k] : a[k]);
      CHECK (r[58 + k] == a[3] && r[76 + k] == got);
    }
  CHECK (r[94] == 0 && r[95] == a[4] && r[96] == 0 && counts[2] == 0);
  CHECK (r[97] == a[4]);
  for (k = 0; k < 6; k++)
    CHECK (r[98 + k] == a[(k + 4) % 6]);
  return 0;
}
