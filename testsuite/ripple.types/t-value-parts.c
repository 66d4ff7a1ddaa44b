/* { dg-do run } */
/* Bytes of a variable of each lane, read and written by memcpy, by memmove
   and by pointers to parts of it: sizes and places in values of each type.  */
#include "../ripple-test.h"
#include <string.h>
enum { B = 8 };

#define READ(T, N, P, A) \
NOIPA static void \
read_##N##_##P##_##A (A *r, const T *a, const int *c, int f) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B); \
  size_t v = ripple_id (b, 0); \
  T x = a[v]; \
  A y; \
  if (f && c[v]) \
    x++; \
  memcpy (&y, (char *) &x + P, sizeof y); \
  r[v] = y; \
  memmove (r + B + v, (char *) &x + P, sizeof y); \
}
#define WRITE(T, N, P, A) \
NOIPA static void \
write_##N##_##P##_##A (T *r, const T *a, const A *c, A u) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B); \
  size_t v = ripple_id (b, 0); \
  T x = a[v], y = a[v]; \
  A part = c[v]; \
  memcpy ((char *) &x + P, &part, sizeof part); \
  if (c[v] > 2) \
    memcpy ((char *) &y + P, &u, sizeof u); \
  r[v] = x; \
  r[B + v] = y; \
}

/* Through a pointer, as characters may.  */
#define POINT(T, N, P) \
NOIPA static void \
point_##N##_##P (T *r, const T *a, unsigned char *o) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B); \
  size_t v = ripple_id (b, 0); \
  T x = a[v]; \
  unsigned char *p = (unsigned char *) &x; \
  o[v] = p[P]; \
  p[P] = v + 5; \
  r[v] = x; \
}

#define KERNELS(T, N, P, A) READ (T, N, P, A) WRITE (T, N, P, A)

#define TEST(T, N, P, A) \
  { \
    T a[B], r[2 * B], x; \
    A y[2 * B], want, c[B]; \
    int on[B]; \
    for (int v = 0; v < B; v++) \
      { \
	memcpy (a + v, bytes + 8 * v, sizeof x); \
	c[v] = v * 3 % 7; \
	on[v] = v % 3 == 0; \
      } \
    read_##N##_##P##_##A (y, a, on, 1); \
    for (int v = 0; v < B; v++) \
      { \
	x = a[v]; \
	if (on[v]) \
	  x++; \
	memcpy (&want, (char *) &x + P, sizeof want); \
	CHECK (memcmp (&want, y + v, sizeof want) == 0); \
	CHECK (memcmp (&want, y + B + v, sizeof want) == 0); \
      } \
    write_##N##_##P##_##A (r, a, c, 9); \
    for (int v = 0; v < B; v++) \
      { \
	x = a[v]; \
	memcpy ((char *) &x + P, c + v, sizeof c[v]); \
	CHECK (memcmp (&x, r + v, sizeof x) == 0); \
	x = a[v]; \
	want = 9; \
	if (c[v] > 2) \
	  memcpy ((char *) &x + P, &want, sizeof want); \
	CHECK (memcmp (&x, r + B + v, sizeof x) == 0); \
      } \
  }

#define TEST_POINT(T, N, P) \
  { \
    T a[B], r[B], x; \
    unsigned char o[B]; \
    for (int v = 0; v < B; v++) \
      memcpy (a + v, bytes + 8 * v, sizeof x); \
    point_##N##_##P (r, a, o); \
    for (int v = 0; v < B; v++) \
      { \
	x = a[v]; \
	CHECK (o[v] == ((unsigned char *) &x)[P]); \
	((unsigned char *) &x)[P] = v + 5; \
	CHECK (memcmp (&x, r + v, sizeof x) == 0); \
      } \
  }

typedef unsigned char u8;
typedef short i16;
typedef int i32;
typedef unsigned u32;
typedef long long i64;
typedef float f32;
typedef char *pointer;

#define EACH(DO) \
  DO (i16, i16, 0, u8) DO (i16, i16, 1, u8) \
  DO (u32, u32, 0, u8) DO (u32, u32, 3, u8) DO (u32, u32, 1, i16) \
  DO (u32, u32, 2, i16) DO (i32, i32, 2, u8) DO (i32, i32, 0, i16) \
  DO (i32, i32, 0, f32) \
  DO (f32, f32, 0, u8) DO (f32, f32, 2, i16) DO (f32, f32, 0, u32) \
  DO (i64, i64, 0, u8) DO (i64, i64, 5, u8) DO (i64, i64, 7, u8) \
  DO (i64, i64, 2, i16) DO (i64, i64, 5, i16) DO (i64, i64, 0, u32) \
  DO (i64, i64, 4, u32) DO (i64, i64, 3, i32) DO (i64, i64, 4, f32) \
  DO (double, double, 6, u8) DO (double, double, 4, i16) \
  DO (double, double, 4, u32) DO (double, double, 0, i64) \
  DO (pointer, pointer, 1, u8) DO (pointer, pointer, 0, i16)
#define EACH_POINT(DO) \
  DO (i16, i16, 1) DO (i32, i32, 2) DO (f32, f32, 3) DO (i64, i64, 4) \
  DO (double, double, 7) DO (pointer, pointer, 2)

EACH (KERNELS)
EACH_POINT (POINT)

/* Truths, and numbers that no lane has as one element.  */
NOIPA static void
truths (_Bool *r, u8 *o, const _Bool *a, const u8 *c, int f)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  _Bool x = a[v], y;
  o[v] = *(u8 *) &x;
  memcpy (&y, c + v, 1);
  r[v] = f ? x && y : y;
  if (a[v])
    memcpy (&x, c + v, 1);
  r[B + v] = x;
}

NOIPA static void
complex_parts (double *r, double *w, const double *a)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  _Complex double x = ((const _Complex double *) a)[v];
  memcpy (r + v, (char *) &x + 8, 8);
  memcpy (&x, r + v, 8);
  ((_Complex double *) w)[v] = x;
}

#ifdef __SIZEOF_INT128__
NOIPA static void
wide_parts (i64 *r, __int128 *w, const __int128 *a, const i64 *c)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  __int128 x = a[v];
  memcpy (r + v, (char *) &x + 8, 8);
  memcpy ((char *) &x + 3, c + v, 8);
  w[v] = x;
}
#endif

NOIPA static void
long_parts (i16 *r, long double *w, const long double *a)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  long double x = a[v];
  memcpy (r + v, (char *) &x + 8, 2);
  memcpy (&x, r + v, 2);
  w[v] = x;
}

static void
test_others (void)
{
  _Bool t[2 * B], ta[B];
  u8 o[B], c[B];
  double r[B], w[2 * B], a[2 * B];
  long double la[B], lw[B], lx;
  i16 lr[B], part;
  for (int v = 0; v < B; v++)
    {
      ta[v] = v % 3 == 0;
      c[v] = v & 1;
      a[2 * v] = v;
      a[2 * v + 1] = -v * 2.5;
      la[v] = v / 7.0L;
    }
  truths (t, o, ta, c, 1);
  complex_parts (r, w, a);
  long_parts (lr, lw, la);
  for (int v = 0; v < B; v++)
    {
      CHECK (o[v] == ta[v]);
      CHECK (t[v] == (ta[v] && c[v]));
      CHECK (t[B + v] == (ta[v] ? c[v] : 0));
      CHECK (r[v] == a[2 * v + 1]);
      CHECK (w[2 * v] == r[v] && w[2 * v + 1] == r[v]);
      lx = la[v];
      memcpy (&part, (char *) &lx + 8, 2);
      CHECK (lr[v] == part);
      memcpy (&lx, &part, 2);
      CHECK (lw[v] == lx);
    }
#ifdef __SIZEOF_INT128__
  __int128 wa[B], ww[B], x;
  i64 high[B], in[B];
  for (int v = 0; v < B; v++)
    {
      wa[v] = ((__int128) (v * 77 - 100) << 65) + v;
      in[v] = v * 0x123456789abcdefll;
    }
  wide_parts (high, ww, wa, in);
  for (int v = 0; v < B; v++)
    {
      x = wa[v];
      CHECK (high[v] == (i64) (x >> 64));
      memcpy ((char *) &x + 3, in + v, 8);
      CHECK (ww[v] == x);
    }
#endif
}

int
main (void)
{
  unsigned char bytes[8 * B];
  for (int i = 0; i < 8 * B; i++)
    bytes[i] = i * 37 % 97 + 11;
  EACH (TEST)
  EACH_POINT (TEST_POINT)
  test_others ();
  return 0;
}
