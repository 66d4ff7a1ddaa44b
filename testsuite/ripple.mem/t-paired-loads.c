/* Neighbours that each lane loads from a place of its own (paired-loads.cc),
   at the ends of what may be accessed.  */
/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 70 };
typedef struct { int key; float value; } item;
typedef struct { float x, y, z; } point;
typedef struct { unsigned a[4]; } four;
typedef struct { unsigned char b[4]; } pixel;
typedef struct { signed char b[3]; } triple;
typedef struct { short a, b; } shorts;
typedef struct { unsigned char a, b; unsigned short c; _Float16 d; } mixed;

#define KERNEL(NAME, T, R, ...)						\
  NOIPA static void							\
  NAME (int n, long by, const T *p, const int *index, R *r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  static void								\
  NAME##_model (int n, long by, const T *p, const int *index, R *r)	\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  static void								\
  check_##NAME (int n, long by, int place)				\
  {									\
    T *p = (T *) buf_new (MOST * sizeof (T), place);			\
    R got[MOST] = { 0 }, want[MOST] = { 0 };				\
    int index[MOST];							\
    for (unsigned i = 0; i < MOST * sizeof (T) / 4; i++)		\
      ((int *) p)[i] = 0x3f800000 + i * 12347;				\
    for (int i = 0; i < MOST; i++)					\
      index[i] = i % 3 ? i * 29 % MOST : MOST - 1 - i / 9 * 9;		\
    NAME (n, by, p, index, got);					\
    NAME##_model (n, by, p, index, want);				\
    CHECK_SAME (got, want, MOST);					\
    buf_free_all ();							\
  }

#define EACH(DO)							\
  DO (both, item, float, r[i] = p[index[i]].key + p[index[i]].value;)	\
  DO (upper_first, item, float,						\
      { float v = p[index[i]].value; r[i] = v + p[index[i]].key; })	\
  DO (some, item, float,						\
      if (p[index[i]].key & 1) r[i] = p[index[i]].value;)		\
  DO (masked, item, float,						\
      if (index[i] & 1)							\
	r[i] = p[index[i]].value - p[index[i]].key;)			\
  DO (all_three, point, float,						\
      r[i] = p[index[i]].x - p[index[i]].y * p[index[i]].z;)		\
  DO (outer_two, point, float, r[i] = p[index[i]].x - p[index[i]].z;)	\
  DO (last_two, point, float, r[i] = p[index[i]].z - p[index[i]].y;)	\
  DO (four_words, four, unsigned,					\
      r[i] = p[index[i]].a[3] + 3 * p[index[i]].a[1]			\
	     + 5 * p[index[i]].a[2] + 7 * p[index[i]].a[0];)		\
  DO (twice, item, int, r[i] = p[index[i]].key + p[index[MOST - 1 - i]].key;) \
  DO (pixels, pixel, unsigned,						\
      r[i] = p[index[i]].b[0] | p[index[i]].b[1] << 9			\
	     | p[index[i]].b[3] << 18 | p[index[i]].b[2] << 20;)	\
  DO (triples, triple, int,						\
      r[i] = p[index[i]].b[2] * p[index[i]].b[0] - p[index[i]].b[1];)	\
  DO (some_bytes, triple, signed char,					\
      if (index[i] & 1) r[i] = p[index[i]].b[2] + p[index[i]].b[1];)	\
  DO (two_shorts, shorts, int, r[i] = p[index[i]].b - 3 * p[index[i]].a;) \
  DO (sizes, mixed, float,						\
      r[i] = p[index[i]].c + p[index[i]].a * p[index[i]].b		\
	     + (float) p[index[i]].d;)					\
  DO (bytes_stepped, pixel, int,					\
      r[i] = p[i * by].b[1] * 5 - p[i * by].b[2];)			\
  DO (stepped, item, float,						\
      r[i] = p[i * by].value * p[i * by].key;)				\
  DO (stepped_back, item, float,					\
      r[i] = p[MOST - 1 - i * by].value - p[MOST - 1 - i * by].key;)

EACH (KERNEL)

#define CALL(NAME, ...)							\
  check_##NAME (n, n ? by : 0, BUF_END);				\
  check_##NAME (n, n ? by : 0, BUF_START);

int
main (void)
{
  for (int n = 0; n < MOST; n += n < 20 ? 1 : 7)
    for (long by = 0; by <= (n < 2 ? 3 : (MOST - 1) / (n - 1)); by++)
      {
	EACH (CALL)
      }
  return 0;
}
