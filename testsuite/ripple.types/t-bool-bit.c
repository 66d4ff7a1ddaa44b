/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Front ends fold `(X & 1) != 0' to a conversion of X, which keeps its lowest
   bit.  */
#include "../ripple-test.h"
#define B 19

struct bits
{
  unsigned a : 1, b : 5;
  int c : 7;
};

#define FORMS 8
#define EACH_TYPE(M) \
  M (i8, signed char) M (u8, unsigned char) M (i16, short) \
  M (u16, unsigned short) M (i32, int) M (u32, unsigned) \
  M (i64, long long) M (u64, unsigned long long)

#define KERNEL(NAME, T) \
  NOIPA static void \
  kernel_##NAME (const T *x, const short *y, const struct bits *s, \
		 _Bool (*c)[B]) \
  { \
    ripple_block_t BS = ripple_set_block_shape (0, B); \
    size_t v = ripple_id (BS, 0); \
    c[0][v] = (x[v] & 1) != 0; \
    c[1][v] = (_Bool) (x[v] & 1); \
    c[2][v] = ((y[v] != 3) ^ (x[v] & 1)) != 0; \
    c[3][v] = (_Bool) ((_Bool) (y[v] < 3) ^ (x[v] & 1)); \
    c[4][v] = ((y[v] == 3) | (x[v] & 1)) != 0; \
    c[5][v] = (y[v] > 1 ? x[v] & 1 : s[v].a) != 0; \
    c[6][v] = (((T) (x[v] + y[v]) & 1) ^ (s[v].c & 1)) != 0; \
    _Bool t = 0; \
    for (int k = 0; k < 3; k++) \
      t = (t ^ (s[v].b & 1) ^ ((x[v] >> k) & 1)) != 0; \
    c[7][v] = t; \
  } \
  \
  static void \
  check_##NAME (const struct bits *s) \
  { \
    T x[B]; \
    short y[B]; \
    _Bool c[FORMS][B]; \
    for (int i = 0; i < B; i++) \
      { \
	x[i] = (T) (rnd () % 9 + (i % 2 ? 0 : 250)); \
	y[i] = rnd () % 6; \
      } \
    kernel_##NAME (x, y, s, c); \
    for (int i = 0; i < B; i++) \
      { \
	int low = (unsigned) x[i] % 2u; \
	CHECK (c[0][i] == low); \
	CHECK (c[1][i] == low); \
	CHECK (c[2][i] == ((y[i] != 3) + low) % 2); \
	CHECK (c[3][i] == ((y[i] < 3) + low) % 2); \
	CHECK (c[4][i] == (y[i] == 3 || low)); \
	CHECK (c[5][i] == (y[i] > 1 ? low : (int) s[i].a)); \
	CHECK (c[6][i] \
	       == (low + (unsigned) y[i] + (unsigned) s[i].c) % 2u); \
	CHECK (c[7][i] == (s[i].b + low + (unsigned) (x[i] >> 1) % 2u \
			   + (unsigned) (x[i] >> 2) % 2u) % 2u); \
      } \
  }

EACH_TYPE (KERNEL)

int
main (void)
{
  struct bits s[B];
  for (int i = 0; i < B; i++)
    {
      s[i].a = rnd ();
      s[i].b = rnd ();
      s[i].c = (int) (rnd () % 100) - 50;
    }
#define RUN(NAME, T) check_##NAME (s);
  for (int k = 0; k < 5; k++)
    {
      EACH_TYPE (RUN)
    }
  return 0;
}
