/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Numbers of 8 and 16 bits: all codes as floats; floats as codes, near each
   code and in the middle between neighbours, and random ones, against a search
   for the nearest code.  -DALL: all floats.  */
#include "../ripple-test.h"

struct format
{
  int fraction, bias, codes;	/* CODES: of finite numbers that are >= 0.  */
  unsigned top, nan;		/* What follows them; a NaN.  */
};
static const struct format e4m3 = { 3, 7, 0x7f, 0x7f, 0x7f };
static const struct format e5m2 = { 2, 15, 0x7c, 0x7c, 0x7e };
static const struct format bf16 = { 7, 127, 0x7f80, 0x7f80, 0x7fc0 };

/* The number of code C of F, also of the one that follows the greatest.  */
static double
meaning (const struct format *f, int c)
{
  int e = c >> f->fraction, m = c & ((1 << f->fraction) - 1);
  m += e ? 1 << f->fraction : 0;
  return __builtin_ldexp (m, (e ? e : 1) - f->bias - f->fraction);
}

/* The code of X; the sign of F's is BITS high.  */
static unsigned
nearest (const struct format *f, float x, int saturates)
{
  double a = __builtin_fabs ((double) x);
  int lo = 0, hi = f->codes;
  if (x != x)
    return f->nan;
  if (saturates && a >= meaning (f, hi - 1))
    return hi - 1;
  while (hi - lo > 1)
    {
      int mid = (lo + hi) / 2;
      if (meaning (f, mid) <= a)
	lo = mid;
      else
	hi = mid;
    }
  double d = (meaning (f, hi) - a) - (a - meaning (f, lo));
  int r = d < 0 || (d == 0 && lo % 2) || a >= meaning (f, hi) ? hi : lo;
  return r == f->codes ? f->top : (unsigned) r;
}

#define FROM_FLOAT(NAME, T, LANES)					\
  FROM_FLOAT_AS (from_float_##NAME, NAME, T, LANES)
#define FROM_FLOAT_AS(FN, NAME, T, LANES)				\
NOIPA static void							\
FN (int n, const float *x, T *r)					\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    r[i] = ripple_##NAME (x[i]);					\
}
FROM_FLOAT (bf16_from_float, uint16_t, 16)
FROM_FLOAT_AS (bf16_by_4, bf16_from_float, uint16_t, 4)
FROM_FLOAT_AS (bf16_by_13, bf16_from_float, uint16_t, 13)
FROM_FLOAT_AS (bf16_by_64, bf16_from_float, uint16_t, 64)
FROM_FLOAT (e4m3_from_float, uint8_t, 32)
FROM_FLOAT (e4m3_from_float_sat, uint8_t, 8)
FROM_FLOAT (e5m2_from_float, uint8_t, 13)
FROM_FLOAT (e5m2_from_float_sat, uint8_t, 16)
#define TO_FLOAT(NAME, T, LANES)					\
NOIPA static void							\
to_float_##NAME (int n, const T *x, float *r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    if (i % 7 != 5)							\
      r[i] = ripple_float_from_##NAME (x[i]);				\
}
TO_FLOAT (bf16, uint16_t, 16)
TO_FLOAT (e4m3, uint8_t, 32)
TO_FLOAT (e5m2, uint8_t, 13)

static uint32_t
bits_of (float x)
{
  uint32_t n;
  memcpy (&n, &x, sizeof n);
  return n;
}

/* As many numbers at once.  */
enum { MOST = 1000 };
static float batch[MOST];
static int filled;

static void
check_code (const struct format *f, float x, unsigned got, int saturates)
{
  unsigned sign = f->bias == 127 ? 0x8000 : 0x80;
  unsigned want = nearest (f, x, saturates);
  if (bits_of (x) >> 31)
    want |= sign;
  /* A NaN of 16 bits is the upper half of that of 32, quiet.  */
  if (x != x && f == &bf16)
    want = bits_of (x) >> 16 | 0x40;
  CHECK (got == want);
}

static void
flush (void)
{
  static uint16_t w[MOST];
  static uint8_t a[MOST], as[MOST], b[MOST], bs[MOST];
  from_float_bf16_from_float (filled, batch, w);
  from_float_e4m3_from_float (filled, batch, a);
  from_float_e4m3_from_float_sat (filled, batch, as);
  from_float_e5m2_from_float (filled, batch, b);
  from_float_e5m2_from_float_sat (filled, batch, bs);
  static void (*const others[]) (int, const float *, uint16_t *)
    = { bf16_by_4, bf16_by_13, bf16_by_64 };
  for (int k = 0; k < 3; k++)
    {
      static uint16_t v[MOST];
      others[k] (filled, batch, v);
      CHECK_SAME (v, w, filled);
    }
  for (int i = 0; i < filled; i++)
    {
      float x = batch[i];
      check_code (&bf16, x, w[i], 0);
      CHECK (ripple_bf16_from_float (x) == w[i]);
      check_code (&e4m3, x, a[i], 0);
      check_code (&e4m3, x, as[i], 1);
      check_code (&e5m2, x, b[i], 0);
      check_code (&e5m2, x, bs[i], 1);
      CHECK (ripple_e4m3_from_float (x) == a[i]
	     && ripple_e5m2_from_float_sat (x) == bs[i]);
    }
  filled = 0;
}

static void
try_bits (uint32_t n)
{
  memcpy (&batch[filled++], &n, sizeof n);
  if (filled == MOST)
    flush ();
}

static void
try_near (double x)
{
  uint32_t n = bits_of ((float) x);
  for (int sign = 0; sign < 2; sign++)
    for (int d = -2; d <= 2; d++)
      if (d >= 0 || n >= 2)
	try_bits ((n + d) | (uint32_t) sign << 31);
}

#define CHECK_CODES(NAME, T, F, CODES)					\
  {									\
    static T x[CODES];							\
    static float r[CODES];						\
    for (int i = 0; i < CODES; i++)					\
      {									\
	x[i] = i;							\
	r[i] = 77;							\
      }									\
    to_float_##NAME (CODES, x, r);					\
    for (int i = 0; i < CODES; i++)					\
      {									\
	int c = i & (CODES / 2 - 1);					\
	float s = ripple_float_from_##NAME (i);				\
	int nan = c > (F)->codes || c == (int) (F)->nan;		\
	double w = c == (F)->codes ? __builtin_inf () : meaning (F, c);	\
	CHECK (nan ? s != s : s == (i == c ? w : -w));			\
	CHECK (bits_of (s) >> 31 == (i != c));				\
	if (i % 7 != 5)							\
	  CHECK (bits_of (s) == bits_of (r[i]));			\
	else								\
	  CHECK (r[i] == 77);						\
      }									\
  }

int
main (void)
{
  CHECK_CODES (bf16, uint16_t, &bf16, 65536)
  CHECK_CODES (e4m3, uint8_t, &e4m3, 256)
  CHECK_CODES (e5m2, uint8_t, &e5m2, 256)
  for (int i = 0; i < 2; i++)
    for (int c = 0; c <= (i ? e4m3.codes : e5m2.codes); c++)
      {
	const struct format *f = i ? &e4m3 : &e5m2;
	try_near (meaning (f, c));
	try_near ((meaning (f, c) + meaning (f, c + 1)) / 2);
      }
  for (int c = 0; c < bf16.codes; c += 97)
    try_near ((meaning (&bf16, c) + meaning (&bf16, c + 1)) / 2);
  try_near (__builtin_inf ());
  try_near (__FLT_MAX__);
#ifdef ALL
  uint32_t n = 0;
  do
    try_bits (n);
  while (++n);
#else
  for (int i = 0; i < 20000; i++)
    try_bits (rnd ());
  for (int i = 0; i < 20000; i++)
    try_bits ((rnd () & 0x807fffffu) | (100 + rnd () % 48) << 23);
#endif
  flush ();
  return 0;
}
