/* { dg-do run } */
/* What the standard operations are for one lane, which is what they are
   without the plugin.  */
#include "../ripple-test.h"

NOIPA static void
one (int x, float f, unsigned char c, int *r, float *s, size_t *n)
{
  r[0] = ripple_scanadd (1, x) + ripple_scanxor (1, x);
  r[1] = ripple_scanadd_exclusive (1, x);
  r[2] = ripple_scanmul_exclusive (1, c);
  r[3] = ripple_scanand_exclusive (1, c);
  r[4] = ripple_scanmin_exclusive (1, x);
  r[5] = ripple_scanmax_exclusive (1, c);
  s[0] = ripple_scanmax_exclusive (1, f);
  s[1] = ripple_scanmin (1, f);
  s[2] = ripple_compress (f, f, n);
  s[3] = ripple_expand (f < 0, f);
  s[4] = ripple_permute (f, x);
  s[5] = ripple_lookup (4, s + 1, 3);
}

int
main (void)
{
  int r[6];
  float s[6];
  size_t n = 7;
  one (-5, 2.5f, 9, r, s, &n);
  CHECK (r[0] == -10 && r[1] == 0 && r[2] == 1 && r[3] == 255);
  CHECK (r[4] == INT_MAX && r[5] == 0);
  CHECK (s[0] == -__builtin_inff () && s[1] == 2.5f && s[2] == 2.5f && n == 1);
  CHECK (s[3] == 0 && s[4] == 2.5f && s[5] == 2.5f);
  return 0;
}
