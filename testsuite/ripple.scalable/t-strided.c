/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Lanes with a stride, known or not, to and fro, of all sizes, under masks, in
   tiles, and between other accesses to the same places.  */
/* { dg-asm-require riscv } */
/* { dg-asm-options {-O2 -march=rv64gcv} } */
/* { dg-asm-times {vlse32} 1 constant_float } */
/* { dg-asm-times {vlse8} 1 constant_uint8_t } */
/* { dg-asm {vsse16} put_int16_t } */
/* { dg-asm {vlse64\.v\tv[0-9]+,\([a-z0-9]+\),[a-z0-9]+,v0\.t} masked_double } */
/* { dg-asm {vsse64\.v\tv[0-9]+,\([a-z0-9]+\),[a-z0-9]+,v0\.t} masked_double } */
/* { dg-asm-times {vlse32} 1 any_float } */
/* { dg-asm-times {vlse32} 4 turned } */
/* { dg-asm-not {vluxei|vloxei|vid} constant_float } */
/* { dg-asm-not {vluxei|vloxei|vid} constant_uint8_t } */
/* { dg-asm-not {vluxei|vloxei|vsoxei|vid} any_float } */
/* { dg-asm-not {vluxei|vloxei|vsoxei|vid} turned } */
/* { dg-asm-not {vsuxei|vsoxei|vid} put_int16_t } */
#include "ripple-test.h"

#define LOOP(N)								\
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (N)); \
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)

/* A stride of S, and one backwards; stores.  */
#define KERNELS(T, N, S)						\
  NOIPA static void							\
  constant_##T (int n, const T *a, T *c)				\
  {									\
    LOOP (N)								\
      c[i] = a[S * i];							\
  }									\
  NOIPA static void							\
  back_##T (int n, const T *a, T *c)					\
  {									\
    LOOP (N)								\
      c[i] = a[S * (n - 1 - i)];					\
  }									\
  NOIPA static void							\
  put_##T (int n, const T *a, T *c)					\
  {									\
    LOOP (N)								\
      c[S * i] = a[i];							\
  }									\
  NOIPA static void							\
  put_back_##T (int n, const T *a, T *c)				\
  {									\
    LOOP (N)								\
      c[S * (n - 1 - i)] = a[i];					\
  }									\
  NOIPA static void							\
  masked_##T (int n, const T *a, T *c)					\
  {									\
    LOOP (N)								\
      if (i % 3 != 1)							\
	c[S * i] = (T) (a[S * i] + 1);					\
  }									\
  NOIPA static void							\
  any_##T (int n, long s, const T *a, T *c)				\
  {									\
    LOOP (N)								\
      c[i] = a[s * i];							\
  }									\
  NOIPA static void							\
  put_any_##T (int n, long s, const T *a, T *c)				\
  {									\
    LOOP (N)								\
      c[s * i] = a[i];							\
  }									\
  static void								\
  test_##T (void)							\
  {									\
    int lanes = (int) (N * ripple_vscale ());				\
    for (int k = 0; k < TRIPS; k++)					\
      {									\
	int n = trip (k, lanes), m = n ? S * (n - 1) + 1 : 0;		\
	BUF (T, a, m, k % 2 ? BUF_END : BUF_MIDDLE);			\
	BUF (T, c, m, k % 2 ? BUF_END : BUF_MIDDLE);			\
	T *e = (T *) buf_copy (c, m * sizeof (T), BUF_MIDDLE);		\
	constant_##T (n, a, c);						\
	for (int i = 0; i < n; i++)					\
	  e[i] = a[S * i];						\
	CHECK_SAME (c, e, m);						\
	back_##T (n, a, c);						\
	for (int i = 0; i < n; i++)					\
	  e[i] = a[S * (n - 1 - i)];					\
	CHECK_SAME (c, e, m);						\
	put_##T (n, a, c);						\
	for (int i = 0; i < n; i++)					\
	  e[S * i] = a[i];						\
	CHECK_SAME (c, e, m);						\
	put_back_##T (n, a, c);						\
	for (int i = 0; i < n; i++)					\
	  e[S * (n - 1 - i)] = a[i];					\
	CHECK_SAME (c, e, m);						\
	masked_##T (n, a, c);						\
	for (int i = 0; i < n; i++)					\
	  if (i % 3 != 1)						\
	    e[S * i] = (T) (a[S * i] + 1);				\
	CHECK_SAME (c, e, m);						\
	for (long s = -S; s <= S; s++)					\
	  {								\
	    const T *from = s < 0 && n ? a + -s * (n - 1) : a;		\
	    T *to = s < 0 && n ? c + -s * (n - 1) : c;			\
	    T *want = s < 0 && n ? e + -s * (n - 1) : e;		\
	    any_##T (n, s, from, c);					\
	    for (int i = 0; i < n; i++)					\
	      e[i] = from[s * i];					\
	    CHECK_SAME (c, e, m);					\
	    put_any_##T (n, s, a, to);					\
	    for (int i = 0; i < n; i++)					\
	      want[s * i] = a[i];					\
	    CHECK_SAME (c, e, m);					\
	  }								\
	buf_free_all ();						\
      }									\
  }

KERNELS (uint8_t, 8, 9)
KERNELS (int16_t, 24, 11)
KERNELS (float, 8, 3)
KERNELS (double, 4, 5)

/* Each access sees what those before it have stored.  */

NOIPA static void
in_turn (float *p, float *o)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (8));
  size_t v = ripple_id (block, 0), n = ripple_get_block_size (block, 0);
  float own[3 * 8 * 16];

  p[v] = (float) v;
  p[v + n] = (float) v + 1000;
  p[v + 2 * n] = (float) v + 2000;
  o[v] = p[3 * v];
  p[3 * v + 1] = o[v] + 1;
  o[v + n] = p[v];
  o[v + 2 * n] = p[3 * (n - 1 - v) + 1];
  own[v] = o[v];
  own[n + v] = o[v + n];
  own[2 * n + v] = 5;
  o[v + 3 * n] = own[3 * (n - 1 - v) + 2];
  own[3 * v] = 7;
  o[v + 4 * n] = own[v];
}

static void
test_in_turn (void)
{
  static float p[3 * 128], o[5 * 128], q[3 * 128], own[3 * 128];
  int n = (int) (8 * ripple_vscale ());

  in_turn (p, o);
  for (int i = 0; i < n; i++)
    {
      q[i] = (float) i;
      q[i + n] = (float) i + 1000;
      q[i + 2 * n] = (float) i + 2000;
    }
  for (int i = 0; i < n; i++)
    CHECK (o[i] == q[3 * i]);
  for (int i = 0; i < n; i++)
    q[3 * i + 1] = o[i] + 1;
  for (int i = 0; i < n; i++)
    {
      CHECK (o[i + n] == q[i]);
      CHECK (o[i + 2 * n] == q[3 * (n - 1 - i) + 1]);
      own[i] = o[i];
      own[n + i] = o[i + n];
      own[2 * n + i] = 5;
    }
  for (int i = 0; i < n; i++)
    CHECK (o[i + 3 * n] == own[3 * (n - 1 - i) + 2]);
  for (int i = 0; i < n; i++)
    own[3 * i] = 7;
  for (int i = 0; i < n; i++)
    CHECK (o[i + 4 * n] == own[i]);
  CHECK_SAME (p, q, 3 * n);
}

/* The rows of a tile.  */

NOIPA static void
turned (const float *a, float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4), 4);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);

  c[y * 64 + x] = a[5 * x + y];
}

static void
test_turned (void)
{
  static float a[5 * 64], c[256];

  for (int i = 0; i < 5 * 64; i++)
    a[i] = (float) i;
  turned (a, c);
  for (int y = 0; y < 4; y++)
    for (int x = 0; x < (int) (4 * ripple_vscale ()); x++)
      CHECK (c[y * 64 + x] == a[5 * x + y]);
}

int
main (void)
{
  test_uint8_t ();
  test_int16_t ();
  test_float ();
  test_double ();
  test_in_turn ();
  test_turned ();
  return 0;
}
