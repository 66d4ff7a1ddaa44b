/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Random numbers: the known answers of Random123 for Philox 4x32-10, the same
   words in blocks of several sizes and under masks, numbers made of them.  */
#include "../ripple-test.h"
#include <ripple/random.h>
#include <math.h>

enum { N = 1000 };

/* The algorithm in another form: rounds in a loop, products by halves.  */
static uint32_t
high (uint32_t a, uint32_t b)
{
  uint32_t al = a & 0xffff, ah = a >> 16, bl = b & 0xffff, bh = b >> 16;
  uint32_t mid = ah * bl + (al * bl >> 16), other = al * bh + (mid & 0xffff);
  return ah * bh + (mid >> 16) + (other >> 16);
}

static void
model (const uint32_t *counter, const uint32_t *key, uint32_t *r)
{
  memcpy (r, counter, 4 * sizeof *r);
  for (int i = 0; i < 10; i++)
    {
      uint32_t x = r[0], y = r[2];
      r[0] = high (y, 0xcd9e8d57u) ^ r[1] ^ (key[0] + i * 0x9e3779b9u);
      r[1] = y * 0xcd9e8d57u;
      r[2] = high (x, 0xd2511f53u) ^ r[3] ^ (key[1] + i * 0xbb67ae85u);
      r[3] = x * 0xd2511f53u;
    }
}

#define BLOCKS(M) M (1) M (8) M (13) M (32)
#define DEFINE(LANES)							\
NOIPA static void							\
words_##LANES (int n, uint64_t first, uint64_t key, uint32_t *r)	\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      ripple_random_t w = ripple_philox (first + i, key);		\
      if (i % 5 != 3)							\
	{								\
	  r[i] = w.x;							\
	  r[i + N] = w.y;						\
	  r[i + 2 * N] = w.z;						\
	  r[i + 3 * N] = w.w;						\
	}								\
      else								\
	r[i] = ripple_philox4x32 (i, 2 * i, -i, 5, ~i, i).z;		\
    }									\
}									\
NOIPA static void							\
numbers_##LANES (int n, const uint32_t *w, float *f, double *d, float *g) \
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      ripple_normal_t z = ripple_random_normal (w[i], w[i + N]);	\
      f[i] = ripple_random_float (w[i]);				\
      d[i] = ripple_random_double (w[i], w[i + N]);			\
      g[i] = z.first;							\
      g[i + N] = z.second;						\
    }									\
}
BLOCKS (DEFINE)

static void
check_words (uint64_t first, uint64_t key, const uint32_t *r, int n)
{
  for (int i = 0; i < N; i++)
    {
      uint64_t c = first + i;
      uint32_t counter[4] = { (uint32_t) c, (uint32_t) (c >> 32), 0, 0 };
      uint32_t keys[2] = { (uint32_t) key, (uint32_t) (key >> 32) }, w[4];
      if (i % 5 == 3)
	{
	  uint32_t other[4] = { i, 2 * i, -i, 5 }, k[2] = { ~i, i };
	  model (other, k, w);
	  w[0] = w[2];
	}
      else
	model (counter, keys, w);
      for (int k = 0; k < 4; k++)
	CHECK (r[i + k * N] == (i < n && (k == 0 || i % 5 != 3) ? w[k]
				: 0x5a5a5a5au));
    }
}

static void
check_numbers (const uint32_t *w, const float *f, const double *d,
	       const float *g)
{
  double sum = 0, squares = 0;
  for (int i = 0; i < N; i++)
    {
      double x = (w[i] >> 8) / 16777216.0, y = (w[i + N] >> 8) / 16777216.0;
      uint64_t both = (uint64_t) w[i] << 32 | w[i + N];
      CHECK (f[i] == (float) x && f[i] < 1);
      CHECK (f[i] == ripple_random_float (w[i]));
      CHECK (d[i] == __builtin_ldexp ((double) (both >> 37 << 26), -53)
		     + __builtin_ldexp ((double) (w[i + N] >> 6), -53));
      CHECK (d[i] < 1);
      double radius = sqrt (-2 * log (1 - x)), angle = 8 * atan (1.0) * y;
      CHECK (fabs (g[i] - radius * cos (angle)) < 4e-6);
      CHECK (fabs (g[i + N] - radius * sin (angle)) < 4e-6);
      sum += g[i] + g[i + N];
      squares += g[i] * g[i] + g[i + N] * g[i + N];
    }
  CHECK (fabs (sum / (2 * N)) < 0.1 && fabs (squares / (2 * N) - 1) < 0.15);
}

static void
check_answer (const uint32_t *c, const uint32_t *k, const uint32_t *want)
{
  ripple_random_t r = ripple_philox4x32 (c[0], c[1], c[2], c[3], k[0], k[1]);
  uint32_t w[4];
  model (c, k, w);
  CHECK (r.x == want[0] && r.y == want[1] && r.z == want[2]
	 && r.w == want[3]);
  CHECK_SAME (w, want, 4);
}

int
main (void)
{
  static const uint32_t answers[3][10] =
    { { 0, 0, 0, 0, 0, 0, 0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8 },
      { -1, -1, -1, -1, -1, -1,
	0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd },
      { 0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822,
	0x299f31d0, 0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1 } };
  for (int i = 0; i < 3; i++)
    check_answer (answers[i], answers[i] + 4, answers[i] + 6);
#define TRY_BLOCK(LANES)						\
  for (int n = 0; n <= N;						\
       n += n < 3 ? 1 : n < 900 ? 331 : N - n + (n == N))		\
    {									\
      static uint32_t r[4 * N];						\
      static float f[N], g[2 * N];					\
      static double d[N];						\
      memset (r, 0x5a, sizeof r);					\
      words_##LANES (n, 0xffffff00u, 0x123456789abcdefu, r);		\
      check_words (0xffffff00u, 0x123456789abcdefu, r, n);		\
      if (n == N)							\
	{								\
	  for (int i = 0; i < N; i++)					\
	    {								\
	      ripple_random_t w = ripple_philox (i, 77);		\
	      r[i] = i == 0 ? 0 : i == 1 ? -1 : w.x;		\
	      r[i + N] = i == 3 ? 0 : i == 2 ? -1 : w.y;		\
	    }								\
	  numbers_##LANES (n, r, f, d, g);				\
	  check_numbers (r, f, d, g);					\
	}								\
    }
  BLOCKS (TRY_BLOCK)
  return 0;
}
