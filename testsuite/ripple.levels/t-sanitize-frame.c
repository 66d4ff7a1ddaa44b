/* { dg-do run } */
/* { dg-options "-fsanitize=address" } */
/* { dg-levels "-O0 -O2 -O3" } */
/* { dg-require asan } */
/* { dg-isa "native avx512 avx2" } */
/* Arrays on the stack in a frame of the address sanitizer, which need not be
   as aligned as GCC takes them for.  */
#include "../ripple-test.h"

const char *__asan_default_options (void);
const char *
__asan_default_options (void)
{
  return "detect_stack_use_after_return=1";
}

NOIPA static void
fill (int *p, int n)
{
  for (int i = 0; i < n; i++)
    p[i] = i;
}

NOIPA static int
local_arrays (int n, int factor)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  int a[32], b[48], sum = 0;

  fill (a, 32);
  fill (b, 48);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    b[i] = a[i] * factor + b[i + 16];
  for (int i = 0; i < n; i++)
    sum += b[i];
  return sum;
}

NOIPA static int
local_block (int factor)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t lane = ripple_id (block, 0);
  int a[16], b[16], sum = 0;

  fill (a, 16);
  b[lane] = a[lane] * factor;
  fill (a, 16);
  b[lane] = b[lane] + a[lane];
  for (int i = 0; i < 16; i++)
    sum += b[i];
  return sum;
}

int
main (void)
{
  CHECK (local_arrays (32, 3) == 496 * 4 + 32 * 16);
  CHECK (local_arrays (21, 3) == 210 * 4 + 21 * 16);
  CHECK (local_block (2) == 120 * 3);
  return 0;
}
