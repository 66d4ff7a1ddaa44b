/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Fields of records: all of them, some of them, in any order, under masks.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm {ld2w} two_float_4 } */
/* { dg-asm {st2w} two_float_4 } */
/* { dg-asm {ld3w} three_float_4 } */
/* { dg-asm {st3w} three_float_4 } */
/* { dg-asm {ld4d} four_double_4 } */
/* { dg-asm {st4d} four_double_4 } */
/* { dg-asm-times {ld3w} 10 three_float_4 } */
/* { dg-asm-times {ld2w} 6 product } */
/* { dg-asm {st2w} product } */
/* { dg-asm-not {\tmov\tz} product } */
/* { dg-asm-times {ld3w} 10 outer } */
#include "ripple-test.h"

#define BLOCK(N) ripple_set_block_shape (0, ripple_scalable (N))
#define LOOP(N)								\
  ripple_block_t block = BLOCK (N);					\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)

/* NAME_2 (n, a, b, c): two elements a record, and so on.  */
#define KERNELS(T, U, N)						\
  NOIPA static void							\
  two_##T##_##N (int n, const T *a, const T *b, T *c)			\
  {									\
    LOOP (N)								\
      {									\
	T x = a[2 * i], y = a[2 * i + 1], z = b[2 * i + 1];		\
	T w = b[2 * i];							\
	c[2 * i + 1] = (T) ((U) x - (U) z);				\
	c[2 * i] = (T) ((U) y + (U) w);					\
      }									\
  }									\
  NOIPA static void							\
  three_##T##_##N (int n, const T *a, const T *b, T *c)			\
  {									\
    LOOP (N)								\
      {									\
	T x = a[3 * i + 1], y = a[3 * i + 2], z = a[3 * i];		\
	T w = b[3 * i + 2];						\
	if (b[3 * i] > 3)						\
	  {								\
	    c[3 * i] = x;						\
	    c[3 * i + 1] = (T) ((U) y + (U) z);				\
	    c[3 * i + 2] = w;						\
	  }								\
      }									\
  }									\
  NOIPA static void							\
  four_##T##_##N (int n, const T *a, const T *b, T *c)			\
  {									\
    LOOP (N)								\
      if (b[4 * i + 1] > 3)						\
	{								\
	  T x = a[4 * i + 1], y = a[4 * i + 2], z = a[4 * i];		\
	  c[4 * i + 3] = a[4 * i + 3];					\
	  c[4 * i] = x;							\
	  c[4 * i + 1] = (T) ((U) y + (U) z);				\
	  c[4 * i + 2] = x;						\
	}								\
      else								\
	c[4 * i + 2] = b[4 * i];					\
  }

#define MODELS(T, U)							\
  NOIPA static void							\
  two_##T (int n, const T *a, const T *b, T *c)				\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	c[2 * i + 1] = (T) ((U) a[2 * i] - (U) b[2 * i + 1]);		\
	c[2 * i] = (T) ((U) a[2 * i + 1] + (U) b[2 * i]);		\
      }									\
  }									\
  NOIPA static void							\
  three_##T (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      if (b[3 * i] > 3)							\
	{								\
	  c[3 * i] = a[3 * i + 1];					\
	  c[3 * i + 1] = (T) ((U) a[3 * i + 2] + (U) a[3 * i]);		\
	  c[3 * i + 2] = b[3 * i + 2];					\
	}								\
  }									\
  NOIPA static void							\
  four_##T (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      if (b[4 * i + 1] > 3)						\
	{								\
	  c[4 * i + 3] = a[4 * i + 3];					\
	  c[4 * i] = c[4 * i + 2] = a[4 * i + 1];			\
	  c[4 * i + 1] = (T) ((U) a[4 * i + 2] + (U) a[4 * i]);		\
	}								\
      else								\
	c[4 * i + 2] = b[4 * i];					\
  }

#define TRY_ONE(T, N)							\
  {									\
    int lanes = (int) ((N) * ripple_vscale ());				\
    TRY (lanes, T, T, 2, 0, two_##T##_##N, two_##T);			\
    TRY (lanes, T, T, 3, 0, three_##T##_##N, three_##T);		\
    TRY (lanes, T, T, 4, 0, four_##T##_##N, four_##T);			\
  }

MODELS (uint8_t, unsigned)
MODELS (int16_t, unsigned)
MODELS (int32_t, unsigned)
MODELS (double, double)
MODELS (float, float)
KERNELS (uint8_t, unsigned, 4)
KERNELS (uint8_t, unsigned, 16)
KERNELS (int16_t, unsigned, 8)
KERNELS (int32_t, unsigned, 3)
KERNELS (double, double, 4)
KERNELS (float, float, 4)

/* Complex numbers: none of their parts is moved between registers.  */

NOIPA static void
product (int n, const float *a, const float *b, float *c)
{
  LOOP (4)
    {
      float x = a[2 * i], y = a[2 * i + 1], z = b[2 * i], w = b[2 * i + 1];
      c[2 * i] = x * z - y * w;
      c[2 * i + 1] = x * w + y * z;
    }
}

static void
product_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    {
      float x = a[2 * i], y = a[2 * i + 1], z = b[2 * i], w = b[2 * i + 1];
      c[2 * i] = x * z - y * w;
      c[2 * i + 1] = x * w + y * z;
    }
}

/* The first and the last field, and so what is between them.  */

NOIPA static void
outer (int n, const float *a, const float *b, float *c)
{
  LOOP (4)
    c[i] = a[3 * i] - b[3 * i + 2] + a[3 * i + 2] - b[3 * i];
}

static void
outer_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[3 * i] - b[3 * i + 2] + a[3 * i + 2] - b[3 * i];
}

/* Nothing is read behind the last field that the program reads.  */

NOIPA static void
inner (int n, const float *a, const float *b, float *c)
{
  LOOP (4)
    if (b[i] > 0)
      c[i] = a[4 * i] - a[4 * i + 2];
}

static void
test_inner (void)
{
  int lanes = (int) (4 * ripple_vscale ());

  for (int k = 1; k < TRIPS; k++)
    {
      int n = trip (k, lanes);
      BUF (float, a, 4 * n - 1, BUF_END);
      BUF (float, b, n, BUF_END);
      float *c = (float *) buf_copy (b, n * sizeof (float), BUF_END);
      inner (n, a, b, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (b[i] > 0 ? a[4 * i] - a[4 * i + 2] : b[i]));
      buf_free_all ();
    }
}

/* Elements of different types, and an array that is both read and written.  */
struct mixed { float f; int32_t i; };

NOIPA static void
in_place (int n, struct mixed *m, struct mixed *next)
{
  LOOP (8)
    {
      float f = m[i].f;
      next[i].f = f + 1;
      next[i].i = m[i].i + (int) f;
    }
}

static void
test_in_place (void)
{
  int lanes = (int) (8 * ripple_vscale ()), n = 3 * lanes + 1;
  struct mixed m[3 * 8 * 16 + 2], want[3 * 8 * 16 + 2];

  for (int k = 0; k <= n; k++)
    {
      m[k].f = want[k].f = (float) k;
      m[k].i = want[k].i = 1000 * k;
    }
  /* Whole blocks at a time.  */
  for (int k = 0; k < n; k += lanes)
    {
      int end = k + lanes < n ? k + lanes : n;
      struct mixed old[8 * 16];
      memcpy (old, want + k, (end - k) * sizeof *old);
      for (int j = k; j < end; j++)
	want[j + 1].f = old[j - k].f + 1;
      for (int j = k; j < end; j++)
	old[j - k].i = want[j].i + (int) old[j - k].f;
      for (int j = k; j < end; j++)
	want[j + 1].i = old[j - k].i;
    }
  in_place (n, m, m + 1);
  CHECK_SAME (m, want, n + 1);
}

int
main (void)
{
  TRY_ONE (uint8_t, 4);
  TRY_ONE (uint8_t, 16);
  TRY_ONE (int16_t, 8);
  TRY_ONE (int32_t, 3);
  TRY_ONE (double, 4);
  TRY_ONE (float, 4);
  TRY ((int) (4 * ripple_vscale ()), float, float, 2, 0, product,
       product_model);
  TRY ((int) (4 * ripple_vscale ()), float, float, 3, 0, outer, outer_model);
  test_inner ();
  test_in_place ();
  return 0;
}
