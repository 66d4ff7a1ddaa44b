/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Dot products of what is packed in lanes of 32 bits, at the ends of all types
   and where sums wrap or are cut off, in remainders and under masks; the model
   computes in 64 bits.  */
#include "../ripple-test.h"

enum { MOST = 300, KINDS = 8 };

#define KERNEL(LANES)							\
NOIPA static void							\
kernel_##LANES (int n, const uint32_t *a, const uint32_t *b,		\
		const int32_t *s, int32_t *r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      uint32_t u = s[i];						\
      r[i] = ripple_dot4add_u8u8 (a[i], b[i], u);			\
      r[n + i] = ripple_dot4add_u8i8 (a[i], b[i], s[i]);		\
      r[2 * n + i] = ripple_dot4add_i8i8 (a[i], b[i], s[i]);		\
      r[3 * n + i] = ripple_dot2add_i16i16 (a[i], b[i], s[i]);		\
      r[4 * n + i] = ripple_dot4add_u8u8_sat (a[i], b[i], u);		\
      r[5 * n + i] = ripple_dot4add_u8i8_sat (a[i], b[i], s[i]);	\
      r[6 * n + i] = ripple_dot4add_i8i8_sat (a[i], b[i], s[i]);	\
      r[7 * n + i] = ripple_dot2add_i16i16_sat (a[i], b[i], s[i]);	\
      if (b[i] & 1)							\
	r[i] = ripple_dot4add_u8i8 (0x80ff017fu, b[i], 5);		\
    }									\
}
KERNEL (8)
KERNEL (21)

/* Part K of COUNT of X.  */
static int64_t
part (uint32_t x, int k, int count, int is_signed)
{
  int64_t one = (int64_t) 1 << (32 / count);
  int64_t r = (x / (uint32_t) (k ? 1u << (k * (32 / count)) : 1)) & (one - 1);
  return is_signed && r >= one / 2 ? r - one : r;
}

static int32_t
model (uint32_t a, uint32_t b, int32_t s, int kind)
{
  int how = kind & 3, count = how == 3 ? 2 : 4;
  int64_t r = how ? s : (int64_t) (uint32_t) s;
  int64_t lo = how ? INT_MIN : 0, hi = how ? INT_MAX : (int64_t) UINT_MAX;
  for (int k = 0; k < count; k++)
    r += part (a, k, count, how > 1) * part (b, k, count, how > 0);
  if (kind & 4)
    r = r < lo ? lo : r > hi ? hi : r;
  return (int32_t) (uint32_t) r;
}

static const uint32_t special[]
  = { 0, 1, 0xffffffff, 0x80808080, 0x7f7f7f7f, 0x80008000, 0x7fff7fff,
      0x80007fff, 0xff00ff00, 0x00ff00ff, 0x7fffffff, 0x80000000 };
enum { S = sizeof special / sizeof *special };

static void
test (void (*kernel) (int, const uint32_t *, const uint32_t *,
		      const int32_t *, int32_t *), int n)
{
  static uint32_t a[MOST], b[MOST];
  static int32_t s[MOST], r[KINDS * MOST + 1];
  for (int i = 0; i < n; i++)
    {
      a[i] = rnd () % 3 ? special[rnd () % S] : rnd ();
      b[i] = rnd () % 3 ? special[rnd () % S] : rnd ();
      s[i] = rnd () % 3 ? special[rnd () % S] : rnd ();
    }
  r[KINDS * n] = 0x5a5a5a5a;
  kernel (n, a, b, s, r);
  for (int i = 0; i < n; i++)
    for (int kind = 0; kind < KINDS; kind++)
      CHECK (r[kind * n + i]
	     == (kind == 0 && b[i] & 1 ? model (0x80ff017f, b[i], 5, 1)
		 : model (a[i], b[i], s[i], kind)));
  CHECK (r[KINDS * n] == 0x5a5a5a5a);
}

/* Scalars.  */
NOIPA static int
scalar (uint32_t a, uint32_t b, int s)
{
  return ripple_dot2add_i16i16_sat (a, b, s);
}

int
main (void)
{
  for (int n = 0; n < MOST; n += n < 70 ? 1 : 57)
    {
      test (kernel_8, n);
      test (kernel_21, n);
    }
  for (unsigned i = 0; i < S * S * S; i++)
    {
      uint32_t a = special[i % S], b = special[i / S % S];
      int s = (int) special[i / S / S];
      CHECK (scalar (a, b, s) == model (a, b, s, 7));
    }
  return 0;
}
