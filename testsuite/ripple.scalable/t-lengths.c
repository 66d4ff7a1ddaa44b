/* { dg-do run } */
/* Loops under the mask of the iterations that are left: on RISC-V that mask is
   the length of the instructions, and no lane is compared with a count.  */
/* { dg-asm-require riscv } */
/* { dg-asm-options {-O2 -march=rv64gcv} } */
/* { dg-asm-not {vid\.v|vms[lg]t|v0} saxpy } */
/* { dg-asm-times {vsetvli\tzero,[a-z0-9]+,e32,m1} 1 saxpy } */
/* { dg-asm-not {vid\.v|vms[lg]t|vmerge|v0} dot } */
/* { dg-asm {,e32,m1,tu} dot } */
/* { dg-asm-not {vid\.v|vms[lg]t|vmerge|v0} sum } */
/* { dg-asm-not {vid\.v|vms[lg]t|vmand} threshold } */
/* { dg-asm-times {\tvse32\.v\tv[0-9]+,0\([a-z0-9]+\),v0\.t} 1 threshold } */
/* { dg-asm-not {vid\.v|vms[lg]t|v0} halves } */
/* { dg-asm-not {vid\.v|vms[lg]t|v0} parts } */
/* { dg-asm-not {vid\.v|vms[lg]t|v0} odd } */
/* { dg-asm-not {vid\.v|vms[lg]t} several } */
/* { dg-asm-not {vid\.v|vms[lg]t|v0} fixed } */
/* { dg-asm-not {\tfsw\t} fixed } */
/* { dg-asm-not {vid\.v|vms[lg]t|\tfsw\t} fixed_threshold } */
/* { dg-asm-not {\tlbu\t} short_vectors } */
#include "../ripple-test.h"

NOIPA static void
saxpy (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    c[i] = 2 * a[i] + b[i];
}

static void
saxpy_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    c[i] = 2 * a[i] + b[i];
}

NOIPA static void
halves (int n, const uint16_t *a, const uint16_t *b, uint16_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    c[i] = (a[i] + b[i] + 1) >> 1;
}

static void
halves_model (int n, const uint16_t *a, const uint16_t *b, uint16_t *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (a[i] + b[i] + 1) >> 1;
}

/* Several parts of a block, of which each has its length.  */

NOIPA static void
parts (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (24));
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    c[i] = 2 * a[i] + b[i];
}

/* A block whose last part is not full.  */

NOIPA static void
odd (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (3));
#pragma ripple parallel Block (BS) Dims (0) Tail (mask)
  for (int i = 0; i < n; i++)
    c[i] = 2 * a[i] + b[i];
}

/* Conditions under the mask, and under each other.  */

NOIPA static void
threshold (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
  (void) b;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    if (a[i] > 3)
      c[i] = a[i];
}

static void
threshold_model (int n, const float *a, const float *b, float *c)
{
  (void) b;
  for (int i = 0; i < n; i++)
    if (a[i] > 3)
      c[i] = a[i];
}

NOIPA static void
several (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (16));
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    if (a[i] > 3)
      {
	if (b[i] > 3)
	  c[i] = a[i] * b[i];
	else
	  c[i] = a[i];
      }
}

static void
several_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    if (a[i] > 3)
      c[i] = b[i] > 3 ? a[i] * b[i] : a[i];
}

/* What is kept from block to block stays in lanes that are off.  */

NOIPA static float
dot (int n, const float *a, const float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
  float s = 0;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    s += a[i] * b[i];
  return ripple_reduceadd (0x1, s);
}

NOIPA static int
sum (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (16));
  int s = 0;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    s += a[i];
  return ripple_reduceadd (0x1, s);
}

NOIPA static int
largest (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (8));
  int s = INT_MIN;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate) \
  reduction (max: s)
  for (int i = 0; i < n; i++)
    s = a[i] > s ? a[i] : s;
  return s;
}

/* The last number that is not zero, of each lane.  */

NOIPA static int
last (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
  int s = 0;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    if (a[i] & 1)
      s = a[i];
  return ripple_reduceadd (0x1, s);
}

static int
last_model (int n, const int *a)
{
  int size = (int) ripple_scalable (4), sum = 0;
#ifndef __RIPPLE__
  size = 1;
#endif

  for (int k = 0; k < size; k++)
    {
      int s = 0;

      for (int i = k; i < n; i += size)
	if (a[i] & 1)
	  s = a[i];
      sum += s;
    }
  return sum;
}

/* Addresses from memory, and the number of a lane in the last blocks.  */

NOIPA static void
gather (int n, const uint32_t *index, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4));
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    c[i] = a[index[i]] + (int) ripple_id (BS, 0);
}

/* Blocks of constant size.  */

NOIPA static void
fixed (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = 2 * a[i] + b[i];
}

NOIPA static void
fixed_threshold (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  (void) b;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 3)
      c[i] = a[i];
}

/* Half a vector of bytes, which may lie anywhere.  */

NOIPA static void
short_vectors (int n, const uint8_t *a, const uint8_t *b, uint8_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

static void
short_model (int n, const uint8_t *a, const uint8_t *b, uint8_t *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  int size = (int) ripple_scalable (4);

  TRY (size, float, float, 1, 0, saxpy, saxpy_model);
  TRY (size, uint16_t, uint16_t, 1, 0, halves, halves_model);
  TRY (6 * size, float, float, 1, 0, parts, saxpy_model);
  TRY ((int) ripple_scalable (3), float, float, 1, 0, odd, saxpy_model);
  TRY (size, float, float, 1, 0, threshold, threshold_model);
  TRY (4 * size, float, float, 1, 0, several, several_model);
  TRY (8, float, float, 1, 0, fixed, saxpy_model);
  TRY (8, float, float, 1, 0, fixed_threshold, threshold_model);
  TRY (8, uint8_t, uint8_t, 1, 0, short_vectors, short_model);
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, size), place = k % PLACES;
      int s = 0, most = INT_MIN;
      float product = 0;
      BUF (float, x, n, place);
      BUF (float, y, n, place);
      BUF (int, a, n, place);
      BUF (int, c, n, place);
      BUF (uint32_t, index, n, place);

      for (int i = 0; i < n; i++)
	{
	  x[i] = i % 7 - 3;
	  y[i] = i % 5 + 1;
	  a[i] = i * 37 % 101 - 50;
	  index[i] = n - 1 - i;
	  product += x[i] * y[i];
	  s += a[i];
	  most = a[i] > most ? a[i] : most;
	}
      CHECK (dot (n, x, y) == product);
      CHECK (sum (n, a) == s);
      CHECK (largest (n, a) == most);
      CHECK (last (n, a) == last_model (n, a));
      gather (n, index, a, c);
#ifdef __RIPPLE__
      for (int i = 0; i < n; i++)
	CHECK (c[i] == a[n - 1 - i] + i % size);
#endif
      buf_free_all ();
    }
  return 0;
}
