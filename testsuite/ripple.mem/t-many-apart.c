/* { dg-do run } */
/* More than a hundred elements that are apart from each other in memory are
   moved in loops: strides that are constants and such that are not, in one
   dimension and in several, indices of every size, records, elements that no
   vector has, volatile ones, and places that several lanes store to.  */
#include "../ripple-test.h"

enum { N = 150, ROOM = 2048 };

static inline size_t
flat (ripple_block_t b, size_t width)
{
  return ripple_id (b, 0) + width * ripple_id (b, 1);
}

#define BLOCK1 size_t v = ripple_id (ripple_set_block_shape (0, N), 0)
#define BLOCK2 size_t v = flat (ripple_set_block_shape (0, 15, 10), 15)
#define LOOP for (size_t v = 0; v < N; v++)

/* As blocks and as loops; nothing that is stored is loaded again.  */
#define PAIR(NAME, BLOCK, T, U, AT, TO, ...)				\
NOIPA static void							\
NAME (T *a, T *b, const U *x, long r)					\
{									\
  BLOCK;								\
  __typeof__ ((T) b[0]) t = b[AT];					\
  __VA_ARGS__ a[TO] = t;						\
}									\
NOIPA static void							\
NAME##_scalar (T *a, T *b, const U *x, long r)				\
{									\
  LOOP									\
    {									\
      __typeof__ ((T) b[0]) t = b[AT];					\
      __VA_ARGS__ a[TO] = t;						\
    }									\
}									\
static void								\
NAME##_test (void)							\
{									\
  static __typeof__ ((T) 0) a[ROOM], w[ROOM], b[ROOM];			\
  static U x[N];							\
  for (int k = 0; k < ROOM; k++)					\
    b[k] = (T) (rnd () % 60);						\
  for (int k = 0; k < N; k++)						\
    x[k] = (U) (rnd () % 120);						\
  for (int r = 1; r < 14; r += 4)					\
    {									\
      for (int k = 0; k < ROOM; k++)					\
	a[k] = w[k] = (T) 1;						\
      NAME (a, b, x, r);						\
      NAME##_scalar (w, b, x, r);					\
      CHECK_SAME (a, w, ROOM);						\
    }									\
}

#define EACH(DO)							\
  DO (strided, BLOCK1, int, int, 5 * v, 7 * v + 1, )			\
  DO (back, BLOCK1, short, int, 3 * (N - v), 9 * (N - v), )		\
  DO (by_r, BLOCK1, double, int, r * v, (r - 1) * v, )			\
  DO (tiles, BLOCK2, float, int, v % 15 * 31 + v / 15,			\
      v / 15 * 3 + v % 15 * 90, )					\
  DO (tiles_r, BLOCK2, char, int, v % 15 * r + v / 15 * 100,		\
      v / 15 * r + v % 15 * 130, )					\
  DO (index8, BLOCK1, int, signed char, x[v], x[v] + r, )		\
  DO (index16, BLOCK1, char, unsigned short, x[v], 3 * x[v] + v, )	\
  DO (index32, BLOCK1, short, int, x[v] * r, 900 - x[v] * 2, )		\
  DO (index32u, BLOCK1, long, unsigned, x[v] * (unsigned) r,		\
      x[v] + (unsigned) r, )						\
  DO (index64, BLOCK1, float, long, x[v], x[v] * 3, )			\
  DO (both, BLOCK1, int, int, x[v] + r * v, 2 * v + x[v] * r, )		\
  DO (masked, BLOCK1, int, int, 11 * v, 13 * v, if (t & 1))		\
  DO (masked_r, BLOCK1, char, int, r * v, r * v + 2, if (x[v] > 50))	\
  DO (masked_x, BLOCK1, double, int, x[v], x[v] * 2, if (x[v] & 2))	\
  DO (volatiles, BLOCK1, volatile int, int, v, v / 2, )			\
  DO (booleans, BLOCK1, _Bool, int, 2 * v, 4 * v, )

#define RUN(NAME, ...) NAME##_test ();

EACH (PAIR)

/* Elements that no vector has.  */
#define ALONE(T, NAME)							\
NOIPA static void							\
NAME (T *a, const T *b, const int *x)					\
{									\
  BLOCK1;								\
  T t = b[3 * v];							\
  a[2 * v] = t + b[x[v]];						\
}									\
static void								\
NAME##_test (void)							\
{									\
  static T a[2 * N], b[3 * N];						\
  static int x[N];							\
  for (int k = 0; k < 3 * N; k++)					\
    b[k] = k - 99;							\
  for (int k = 0; k < N; k++)						\
    x[k] = rnd () % (3 * N);						\
  NAME (a, b, x);							\
  for (int k = 0; k < N; k++)						\
    {									\
      CHECK (a[2 * k] == b[3 * k] + b[x[k]]);				\
      CHECK (a[2 * k + 1] == 0);					\
    }									\
}

ALONE (long double, extended)
#if __SIZEOF_INT128__
ALONE (__int128, wide)
#endif

/* Records of the program, of sizes that vectors do not divide.  */
struct record { int key; short tag[3]; double value; char rest[5]; };

NOIPA static void
records (struct record *restrict to, const struct record *from)
{
  BLOCK1;
  to[v].key = from[v].key + 1;
  to[v].tag[1] = from[v].tag[2];
  to[v].value = from[v].value * 2;
  to[v].rest[4] = from[v].rest[0];
}

static void
records_test (void)
{
  static struct record to[N], from[N];
  for (int k = 0; k < N; k++)
    from[k] = (struct record) { k, { 1, 2, k }, k / 4., { k & 15 } };
  records (to, from);
  for (int k = 0; k < N; k++)
    CHECK (to[k].key == k + 1 && to[k].tag[1] == k && to[k].tag[0] == 0
	   && to[k].value == k / 2. && to[k].rest[4] == (k & 15)
	   && to[k].rest[0] == 0);
}

int
main (void)
{
  EACH (RUN)
  extended_test ();
#if __SIZEOF_INT128__
  wide_test ();
#endif
  records_test ();
  return 0;
}
