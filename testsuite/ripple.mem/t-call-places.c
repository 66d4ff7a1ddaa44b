/* { dg-do run } */
/* Objects that calls return go to places of lanes, of which there may be more
   than calls: a call with the same arguments for all lanes is made once.  */
#include "../ripple-test.h"
#include <string.h>
enum { B = 8, R = 3 };

struct empty {};
struct byte { char c; };
struct odd { char c[5]; };
struct word { int x; };
struct pair { float x, y; };
struct rows { short x[3][3]; };
struct far { long x[9]; };
struct wide { long double x; };

static int calls;

/* The number of bytes of SIZE that are compared: a long double has ten.  */
static int
bytes (size_t size)
{
  return size == sizeof (long double) ? 10 : size;
}

static int
same (const void *x, const void *y, size_t size)
{
  const char *p = x, *q = y;
  for (int i = 0; i < R * B; i++)
    if (memcmp (p + i * size, q + i * size, bytes (size)) != 0)
      return 0;
  return 1;
}

#define EACH(DO) \
  DO (empty) DO (byte) DO (odd) DO (word) DO (pair) DO (rows) DO (far) \
  DO (wide)

#define KERNELS(T) \
NOIPA static struct T \
make_##T (int x) \
{ \
  struct T t; \
  calls++; \
  memset (&t, 0, sizeof t); \
  for (int i = 0; i < bytes (sizeof t); i++) \
    ((unsigned char *) &t)[i] = x + i; \
  return t; \
} \
NOIPA static void \
once_##T (struct T *r, int x) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B); \
  r[ripple_id (b, 0)] = make_##T (x); \
} \
NOIPA static void \
some_##T (struct T *r, const int *p, int x) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B); \
  size_t v = ripple_id (b, 0); \
  if (p[v] > 2) \
    r[v] = make_##T (x); \
} \
NOIPA static void \
pointer_##T (struct T *r, struct T (*f) (int), const int *p) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B); \
  size_t v = ripple_id (b, 0); \
  if (p[0] > -1) \
    r[B - 1 - v] = f (p[0]); \
} \
NOIPA static void \
rows_##T (struct T (*r)[B], const int *p) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, B, R); \
  size_t v = ripple_id (b, 0), w = ripple_id (b, 1); \
  r[w][v] = make_##T (p[w]); \
} \
static void \
test_##T (void) \
{ \
  static struct T got[R * B], want[R * B]; \
  int p[B] = { 3, -1, 5, 2, 4, 7, 0, 9 }; \
  memset (got, 0, sizeof got); \
  memset (want, 0, sizeof want); \
  calls = 0; \
  once_##T (got, 3); \
  CHECK (calls == 1); \
  for (int i = 0; i < B; i++) \
    want[i] = make_##T (3); \
  CHECK (same (got, want, sizeof got[0])); \
  some_##T (got, p, 40); \
  for (int i = 0; i < B; i++) \
    if (p[i] > 2) \
      want[i] = make_##T (40); \
  CHECK (same (got, want, sizeof got[0])); \
  pointer_##T (got, make_##T, p); \
  for (int i = 0; i < B; i++) \
    want[i] = make_##T (p[0]); \
  CHECK (same (got, want, sizeof got[0])); \
  calls = 0; \
  rows_##T ((struct T (*)[B]) got, p); \
  CHECK (calls == R); \
  for (int i = 0; i < R * B; i++) \
    want[i] = make_##T (p[i / B]); \
  CHECK (same (got, want, sizeof got[0])); \
}
EACH (KERNELS)

int
main (void)
{
#define TEST(T) test_##T ();
  EACH (TEST)
  return 0;
}
