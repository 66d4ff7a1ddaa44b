/* Fields of records of more than 16 bytes that are near each other: loaded as
   16 bytes of each record, between pages that may not be read.  */
/* { dg-do run } */
/* { dg-asm-options "-O2 -mavx2 -DONE" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not gather } */
/* { dg-asm {vinsert[fi]128[^\n]*\(%r} } */
#ifdef ONE
# include <ripple.h>
# define NOIPA
#else
# include "../ripple-test.h"
# include <sys/mman.h>
#endif

struct particle { float key, a, b, c, d; };

NOIPA void
product (float *__restrict__ o, const struct particle *r, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (bs) Dims (0)
  for (int i = 0; i < n; i++)
    o[i] = r[i].a * r[i].c;
}

#ifndef ONE
enum { MOST = 70, PAGE = 4096, PAGES = 4 };

#define PLAIN __attribute__ ((noipa, optimize ("O0")))

/* What lanes do not access need not be there.  */
struct r20 { float a, b, c, rest[2]; };
struct r28 { int a, b, c, d, rest[3]; };
struct r36 { float a, rest[8]; };
struct r24 { double a, b, rest; };
struct r40 { long long a, rest[4]; };
struct mixed { float a; int b; float c; int d; double rest; };
struct wide { float a, b, rest[3], c, more[3]; };
struct full { float m, x, y, z, u, v, w; };
struct pairs { double a, b, c, rest, d; };

#define KERNEL(NAME, R, T, LANES, ...)					      \
  NOIPA static void							      \
  NAME (T *__restrict__ o, const struct R *r, int n)			      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, LANES);		      \
    _Pragma ("ripple parallel Block (bs) Dims (0)")			      \
    for (int i = 0; i < n; i++)						      \
      o[i] = __VA_ARGS__;						      \
  }									      \
  PLAIN static void							      \
  NAME##_plain (T *o, const struct R *r, int n)				      \
  {									      \
    for (int i = 0; i < n; i++)						      \
      o[i] = __VA_ARGS__;						      \
  }

KERNEL (one, r36, float, 32, r[i].a)
KERNEL (two, r20, float, 16, r[i].a - 2 * r[i].c)
KERNEL (three, r20, float, 24, r[i].a * r[i].b + r[i].c)
KERNEL (four, r28, int, 8, (r[i].a ^ r[i].b) + r[i].c * 3 - r[i].d)
KERNEL (middle, r28, int, 64, r[i].c - r[i].b)
KERNEL (doubles, r24, double, 8, r[i].a - r[i].b)
KERNEL (longs, r40, long long, 16, r[i].a * 5)
KERNEL (types, mixed, double, 16, r[i].a * r[i].b - r[i].c + r[i].d)
KERNEL (apart, wide, float, 16, r[i].a + r[i].b * r[i].c)
KERNEL (seven, full, float, 16, r[i].m * (r[i].x * r[i].u + r[i].y * r[i].v)
	+ r[i].z - r[i].w)
KERNEL (ends, full, float, 8, r[i].m * r[i].w)
KERNEL (wide_doubles, pairs, double, 8, r[i].a * r[i].b + r[i].c * r[i].d)
KERNEL (backwards, r20, float, 16, r[n - 1 - i].b + r[n - 1 - i].a)
KERNEL (odd, r20, float, 7, r[i].b + r[i].a)

static char *pages;

/* Records of F's that begin, or end, with a page: USED bytes of the last
   one.  */
#define TEST(NAME, R, F, T, USED)					      \
  do									      \
    for (int n = 0; n <= MOST; n++)					      \
      {									      \
	T got[MOST] = { 0 }, want[MOST] = { 0 };			      \
	F *all = (F *) (pages + PAGE);					      \
	for (unsigned k = 0; k < (PAGES - 2) * PAGE / sizeof (F); k++)	      \
	  all[k] = (int) (rnd () % 100) - 50;				      \
	struct R *r = (struct R *) (pages + PAGE);			      \
	NAME (got, r, n);						      \
	NAME##_plain (want, r, n);					      \
	CHECK_SAME (got, want, MOST);					      \
	if (n == 0)							      \
	  continue;							      \
	r = (struct R *) (pages + (PAGES - 1) * PAGE			      \
			  - (n - 1) * sizeof (struct R) - USED);	      \
	NAME (got, r, n);						      \
	NAME##_plain (want, r, n);					      \
	CHECK_SAME (got, want, MOST);					      \
      }									      \
  while (0)

int
main (void)
{
  pages = (char *) mmap (NULL, PAGES * PAGE, PROT_READ | PROT_WRITE,
			 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK (pages != MAP_FAILED);
  CHECK (mprotect (pages, PAGE, PROT_NONE) == 0);
  CHECK (mprotect (pages + (PAGES - 1) * PAGE, PAGE, PROT_NONE) == 0);
  TEST (one, r36, float, float, 4);
  TEST (two, r20, float, float, 12);
  TEST (three, r20, float, float, 12);
  TEST (four, r28, int, int, 16);
  TEST (middle, r28, int, int, 12);
  TEST (doubles, r24, double, double, 16);
  TEST (longs, r40, long long, long long, 8);
  TEST (types, mixed, float, double, 16);
  TEST (apart, wide, float, float, 24);
  TEST (seven, full, float, float, 28);
  TEST (ends, full, float, float, 28);
  TEST (wide_doubles, pairs, double, double, 40);
  TEST (backwards, r20, float, float, 8);
  TEST (odd, r20, float, float, 8);
  return 0;
}
#endif
