/* { dg-do run } */
/* { dg-require float16 gcc-12 } */
/* Reductions of _Float16, broadcasts, slices and stacks.  */
#include "../ripple-test.h"

#define B 16

NOIPA static void
kernel (const _Float16 *a, _Float16 *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  r[0] = ripple_reduceadd (1, a[v]);
  r[1] = ripple_reducemin (1, a[v]);
  r[2] = ripple_reducemax (1, a[v]);
}

static size_t
rotate (size_t k, size_t n)
{
  return (k + 5) % n;
}

/* A has a NaN, S none; R gets six results, T three blocks.  */

NOIPA static void
tensors (const _Float16 *a, const _Float16 *s, _Float16 *r, _Float16 *t)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_block_t TWO = ripple_set_block_shape (0, B, 2);
  size_t v = ripple_id (BS, 0), y = ripple_id (TWO, 1);
  r[0] = ripple_reduceminimum (1, a[v]);
  r[1] = ripple_reducemaximum (1, a[v]);
  r[2] = ripple_reduceminimum (1, s[v]);
  r[3] = ripple_reducemaximum (1, s[v]);
  r[4] = ripple_reducemul (1, s[v] > 0 ? (_Float16) 2 : (_Float16) 1);
  r[5] = ripple_slice (s[v], 3);
  t[v] = ripple_broadcast (BS, 1, s[2]);
  t[B + v + B * y] = ripple_stack (TWO, s[v], ripple_shuffle (s[v], rotate));
}

static void
test_tensors (void)
{
  _Float16 a[B], s[B], r[6], t[3 * B];
  for (int i = 0; i < B; i++)
    a[i] = s[i] = (_Float16) (i * 5 % B - 8);
  a[B - 3] = (_Float16) __builtin_nanf ("");
  tensors (a, s, r, t);
  CHECK (r[0] != r[0] && r[1] != r[1]);
  CHECK ((float) r[2] == -8 && (float) r[3] == B - 9);
  CHECK ((float) r[4] == 128 && r[5] == s[3]);
  for (int i = 0; i < B; i++)
    CHECK (t[i] == s[2] && t[B + i] == s[i]
	   && t[2 * B + i] == s[(i + 5) % B]);
}

int
main (void)
{
  test_tensors ();
  for (int t = 0; t < 50; t++)
    {
      _Float16 a[B], r[3];
      float sum = 0, lo = 1e9f, hi = -1e9f;
      for (int i = 0; i < B; i++)
	{
	  float f = (int) (rnd () % 101) - 50;
	  a[i] = (_Float16) f;
	  sum += f;
	  lo = f < lo ? f : lo;
	  hi = f > hi ? f : hi;
	}
      kernel (a, r);
      CHECK ((float) r[0] == sum && (float) r[1] == lo && (float) r[2] == hi);
    }
  return 0;
}
