/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* The ways to say that a number is cut off at the ends of a narrow type, and
   what only looks like one.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;

static inline int
early (int v)
{
  if (v < 0)
    return 0;
  if (v > 255)
    return 255;
  return v;
}

static inline u8
early_bytes (int v)
{
  if (v >= 256)
    return 255;
  if (v <= -1)
    return 0;
  return v;
}

static inline int
otherwise (int v)
{
  int r;
  if (v > 255)
    r = 255;
  else if (v >= 0)
    r = v;
  else
    r = 0;
  return r;
}

static inline int
inside (int v)
{
  int r = v > 0 ? 255 : 0;
  if (v >= 0 && v <= 255)
    r = v;
  return r;
}

static inline int
outside (int v)
{
  if (v < 0 || v > 255)
    return v < 0 ? 0 : 255;
  return v;
}

static inline int
half (int v)
{
  return v < 0 ? 0 : v;
}

static inline int
twice (int v)
{
  if (v > 1000)
    v = 1000;
  return early (v);
}

static inline int
too_low (int v)
{
  return v < -1 ? 0 : v > 255 ? 255 : v;
}

static inline int
too_high (int v)
{
  return v < 0 ? 0 : v > 256 ? 255 : v;
}

static inline int
too_small (int v)
{
  return v < 0 ? 0 : v >= 254 ? 255 : v;
}

static inline int
hole (int v)
{
  return v < 0 ? 0 : v > 255 ? 255 : v == 77 ? 78 : v;
}

static inline int
wrong_end (int v)
{
  return v < 0 ? 255 : v > 255 ? 0 : v;
}

static inline int
wraps (int v)
{
  s8 n = v;
  return n < 0 ? 0 : n;
}

static inline int
unlike (int v, int w)
{
  return v < 0 ? 0 : v > 255 ? 255 : w;
}

#define TEST(NAME, T, EXPRESSION)					\
NOIPA void								\
NAME (int n, const u8 *a, const u8 *b, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 32);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      int x = a[i], y = b[i];						\
      c[i] = EXPRESSION;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static u8 a[65536], b[65536];						\
  static T c[65536];							\
  for (int trip = 0; trip < 3; trip++)					\
    {									\
      int n = trip == 0 ? 0 : trip == 1 ? 33 : 65535;			\
      for (int i = 0; i < 65536; i++)					\
	{								\
	  a[i] = i >> 8;						\
	  b[i] = i;							\
	  c[i] = 1;							\
	}								\
      NAME (n, a, b, c);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  int x = a[i], y = b[i];					\
	  CHECK (c[i] == (T) (EXPRESSION));				\
	}								\
      for (int i = n; i < 65536; i++)					\
	CHECK (c[i] == 1);						\
    }									\
}

/* { dg-asm "vpaddusb" t_early } */
/* { dg-asm-not "vpmov.x|vpcmp|vpblend" t_early } */
TEST (t_early, u8, early (x + y - 100))
/* { dg-asm-not "vpmov.x|vpcmp|vpblend" t_early_bytes } */
TEST (t_early_bytes, u8, early_bytes (x + y - 100))
/* { dg-asm-not "vpmov.x|vpcmp|vpblend" t_otherwise } */
TEST (t_otherwise, u8, otherwise (x - y))
/* { dg-asm-not "vpmov.x|vpcmp|vpblend" t_inside } */
TEST (t_inside, u8, inside (x + y - 100))
/* { dg-asm-not "vpmov.x|vpcmp|vpblend" t_outside } */
TEST (t_outside, u8, outside (x + y - 100))
/* { dg-asm-not "vpmov.x|vpcmp|vpblend" t_half } */
TEST (t_half, u8, half (x - y))
/* { dg-asm "vpackuswb" product } */
/* { dg-asm-not "vpcmp|vpblend|vpand" product } */
TEST (product, u8, early (x * 5 - y * 3 - 64))
TEST (t_twice, u8, twice (5 * x - y))
TEST (t_low, u8, too_low (x - y))
TEST (t_high, u8, too_high (x + y))
TEST (t_small, u8, too_small (x + y))
TEST (t_hole, u8, hole (x + y))
TEST (t_wrong, u8, wrong_end (x - y))
TEST (t_wraps, s8, wraps (x + y))
TEST (t_unlike, u8, unlike (x + y, x - y))
TEST (chosen, u8, early (x & 1 ? x - y : x + y))
TEST (masked, u8, y & 4 ? early (x - y) : 3)
TEST (masked_2, u8, y & 4 ? early (x - y) : x & 1 ? early (x + y) : 9)
TEST (signed_bytes, s8, x - y > 127 ? 127 : x - y < -128 ? -128 : x - y)

/* What is cut off is there in some lanes only.  */
NOIPA static void
some (int n, const int *a, const int *b, u8 *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 32);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int r = 7;
      if (a[i] > 0)
	{
	  int v = b[i] + a[i];
	  r = v < 0 ? 0 : v > 255 ? 255 : v;
	}
      c[i] = r;
    }
}

static void
try_some (void)
{
  static int a[100], b[100];
  static u8 c[100];
  for (int i = 0; i < 100; i++)
    {
      a[i] = i % 7 - 3;
      b[i] = i * 9 - 250;
    }
  some (99, a, b, c);
  for (int i = 0; i < 99; i++)
    CHECK (c[i] == (a[i] > 0 ? early (a[i] + b[i]) : 7));
}

int
main (void)
{
  try_t_early ();
  try_t_early_bytes ();
  try_t_otherwise ();
  try_t_inside ();
  try_t_outside ();
  try_t_half ();
  try_product ();
  try_t_twice ();
  try_t_low ();
  try_t_high ();
  try_t_small ();
  try_t_hole ();
  try_t_wrong ();
  try_t_wraps ();
  try_t_unlike ();
  try_chosen ();
  try_masked ();
  try_masked_2 ();
  try_signed_bytes ();
  try_some ();
  return 0;
}
