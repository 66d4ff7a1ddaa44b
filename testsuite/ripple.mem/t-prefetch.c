/* { dg-do run } */
/* __builtin_prefetch with lanes: once for each line of the cache that they are
   in, without arrays on the stack.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times {prefetcht0} 2 following } */
/* { dg-asm-times {prefetcht0\t64\(} 1 following } */
/* { dg-asm-times {prefetcht2} 2 reversed } */
/* { dg-asm-times {prefetcht2\t-64\(} 1 reversed } */
/* { dg-asm-times {prefetch} 2 aligned } */
/* { dg-asm-times {prefetch} 3 once } */
/* { dg-asm-times {prefetch} 7 records } */
/* { dg-asm-times {prefetch} 8 rows } */
/* { dg-asm-times {prefetch} 16 run_time } */
/* { dg-asm-times {prefetch} 32 indices } */
/* { dg-asm-not {%rsp} indices } */
/* { dg-asm-times {prefetchw|prefetcht0} 1 same_for_all } */
/* { dg-asm-times {prefetch} 1 long_block } */
#include "ripple-test.h"

struct record { float x, y, z; };

NOIPA void
following (size_t n, const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel_full (block, 0);
  for (size_t i = 0; i < n; i++)
    {
      __builtin_prefetch (&a[i + 512]);
      b[i] = a[i] * 2;
    }
}

NOIPA void
reversed (size_t n, const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel_full (block, 0);
  for (size_t i = 0; i < n; i++)
    {
      __builtin_prefetch (&a[n - 1 - i], 0, 1);
      b[i] = a[n - 1 - i] * 2;
    }
}

NOIPA void
once (const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t i = ripple_id (block, 0);
  __builtin_prefetch (&a[i + 512]);
  b[i] = a[i] * 2;
}

NOIPA void
aligned (const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t i = ripple_id (block, 0);
  const float *p = __builtin_assume_aligned (a, 64);
  __builtin_prefetch (&p[i]);
  b[i] = p[i] * 2;
}

NOIPA void
records (size_t n, const struct record *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel_full (block, 0);
  for (size_t i = 0; i < n; i++)
    {
      __builtin_prefetch (&a[i + 32]);
      b[i] = a[i].y * 2;
    }
}

NOIPA void
rows (const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 4);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  __builtin_prefetch (&a[100 * y + x]);
  b[16 * y + x] = a[100 * y + x] * 2;
}

NOIPA void
run_time (const float *a, float *b, size_t stride)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t i = ripple_id (block, 0);
  __builtin_prefetch (&a[i * stride]);
  b[i] = a[i * stride] * 2;
}

NOIPA void
indices (size_t n, const float *a, const int *index, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel_full (block, 0);
  for (size_t i = 0; i < n; i++)
    {
      __builtin_prefetch (&a[index[i + 32]]);
      b[i] = 1;
    }
}

NOIPA void
same_for_all (const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t i = ripple_id (block, 0);
  __builtin_prefetch (a + 5, 1);
  b[i] = a[i] * 2;
}

NOIPA void
long_block (size_t n, const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 2048);
  ripple_parallel_full (block, 0);
  for (size_t i = 0; i < n; i++)
    {
      __builtin_prefetch (&a[i + 4096]);
      b[i] = a[i] * 2;
    }
}

/* Off lanes' addresses, and such where nothing is.  */

NOIPA static void
masked (int n, const float *a, const int *index, float *b, int stride)
{
  ripple_block_t block = ripple_set_block_shape (0, 12);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (b[i] > 4)
      {
	__builtin_prefetch (&a[100000000L * i], 1, 0);
	__builtin_prefetch (&a[-3 * i]);
	__builtin_prefetch (&a[stride * i]);
	__builtin_prefetch (&a[index[i]]);
	__builtin_prefetch ((const void *) 0);
	b[i] = 2 * a[index[i]];
      }
}

enum { N = 4096 };
static float a[3 * N], b[N];
static struct record r[2 * N];
static int index_of[2 * N];

int
main (void)
{
  for (int i = 0; i < 3 * N; i++)
    a[i] = i;
  for (int i = 0; i < 2 * N; i++)
    {
      r[i].y = i;
      index_of[i] = i * 37 % N;
    }
  following (N, a, b);
  for (int i = 0; i < N; i++)
    CHECK (b[i] == 2 * i);
  reversed (N, a, b);
  for (int i = 0; i < N; i++)
    CHECK (b[i] == 2 * (N - 1 - i));
  records (N, r, b);
  for (int i = 0; i < N; i++)
    CHECK (b[i] == 2 * i);
  long_block (N, a + 1, b);
  for (int i = 0; i < N; i++)
    CHECK (b[i] == 2 * (i + 1));
  once (a + 3, b);
  CHECK (b[31] == 2 * 34);
  aligned ((const float *) (((uintptr_t) a + 63) & -64L), b);
  rows (a, b);
  CHECK (b[16 * 3 + 15] == 2 * 315);
  run_time (a, b, 7);
  CHECK (b[15] == 2 * 7 * 15);
  same_for_all (a, b);
  indices (N, a, index_of, b);
  CHECK (b[N - 1] == 1);
  for (int n = 0; n < 40; n++)
    {
      for (int i = 0; i < 40; i++)
	b[i] = i % 9;
      masked (n, a, index_of, b, 99);
      for (int i = 0; i < 40; i++)
	CHECK (b[i] == (i < n && i % 9 > 4 ? 2 * a[index_of[i]] : i % 9));
    }
}
