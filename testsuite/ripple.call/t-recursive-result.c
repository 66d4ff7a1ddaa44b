/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Results of block functions that call themselves: the recursion ends for all
   lanes or for each by itself, in one and two dimensions, for all types; the
   shape of the result is that of a base case, of what is added on the way
   back, or no shape at all.  */
#include "../ripple-test.h"
#define B 11

/* Element types, and what ends the recursion: a scalar, a conditional
   expression of lanes, a return of some lanes.  */
#define KIND(N, T)							\
static T								\
sum_##N (ripple_block_t BS, T x, int n)					\
{									\
  return n ? sum_##N (BS, x + 1, n - 1) + x : x;			\
}									\
static T								\
down_##N (ripple_block_t BS, T x)					\
{									\
  return x < 3 ? x : down_##N (BS, (T) (x - 3)) + 2;			\
}									\
static T								\
back_##N (ripple_block_t BS, T x, int n)				\
{									\
  T y = x * 2;								\
  if (x >= 5 && n > 0)							\
    {									\
      y = back_##N (BS, (T) (x - 5), n - 1);				\
      if (y == 2)							\
	return (T) (y + x);						\
      y++;								\
    }									\
  return y;								\
}									\
NOIPA static void							\
call_##N (const T *x, T *y, int n, int m)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < m; i++)						\
    if (x[i] != 4)							\
      {									\
	y[i] += down_##N (BS, x[i]) + back_##N (BS, x[i], n) * 4;	\
	if (n < 5)							\
	  y[i] -= sum_##N (BS, x[i], n);				\
      }									\
}									\
static T								\
model_sum_##N (T x, int n)						\
{									\
  return n ? model_sum_##N (x + 1, n - 1) + x : x;			\
}									\
static T								\
model_down_##N (T x)							\
{									\
  return x < 3 ? x : model_down_##N (x - 3) + 2;			\
}									\
static T								\
model_back_##N (T x, int n)						\
{									\
  if (x < 5 || n <= 0)							\
    return x * 2;							\
  T y = model_back_##N (x - 5, n - 1);					\
  return y == 2 ? y + x : y + 1;					\
}									\
static void								\
test_##N (void)								\
{									\
  for (int m = 0; m <= 2 * B + 3; m += 5)				\
    for (int n = 0; n < 7; n += 2)					\
      {									\
	T x[3 * B], y[3 * B], e[3 * B];					\
	for (int i = 0; i < 3 * B; i++)					\
	  {								\
	    x[i] = rnd () % 19;						\
	    y[i] = e[i] = i;						\
	    if (i < m && x[i] != 4)					\
	      {								\
		e[i] += model_down_##N (x[i])				\
			+ model_back_##N (x[i], n) * 4;			\
		if (n < 5)						\
		  e[i] -= model_sum_##N (x[i], n);			\
	      }								\
	  }								\
	call_##N (x, y, n, m);						\
	CHECK_SAME (y, e, 3 * B);					\
      }									\
}

KIND (char, signed char)
KIND (short, unsigned short)
KIND (int, int)
KIND (long, int64_t)
KIND (float, float)
KIND (double, double)

/* Pointers, truth values and enumerations.  */
enum color { RED, GREEN, BLUE };
struct list { struct list *next; int value; };

static const struct list *
last (ripple_block_t BS, const struct list *p)
{
  return p->next ? last (BS, p->next) : p;
}

static _Bool
even_length (ripple_block_t BS, const struct list *p)
{
  return p ? !even_length (BS, p->next) : 1;
}

static enum color
mix (ripple_block_t BS, int x)
{
  return x > 2 ? mix (BS, x - 3) : (enum color) x;
}

NOIPA static void
call_lists (struct list *const *p, int *value, unsigned char *even,
	    enum color *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  value[v] = last (BS, p[v])->value;
  even[v] = even_length (BS, p[v]);
  c[v] = mix (BS, value[v]);
}

static void
test_lists (void)
{
  struct list cells[40], *p[B];
  int value[B], length[40];
  unsigned char even[B];
  enum color c[B];
  for (int i = 0; i < 40; i++)
    {
      int ends = i == 0 || rnd () % 4 == 0;
      cells[i].next = ends ? 0 : &cells[rnd () % i];
      cells[i].value = rnd () % 100;
      length[i] = ends ? 1 : length[cells[i].next - cells] + 1;
    }
  for (int i = 0; i < B; i++)
    p[i] = &cells[rnd () % 40];
  call_lists (p, value, even, c);
  for (int i = 0; i < B; i++)
    {
      const struct list *l = p[i];
      while (l->next)
	l = l->next;
      CHECK (value[i] == l->value && c[i] == (enum color) (l->value % 3));
      CHECK (even[i] == (length[p[i] - cells] % 2 == 0));
    }
}

/* The result has what is added on the way back, too: a second dimension, which
   one function of a pair adds.  */
static int twice (ripple_block_t BS, const short *x, int y, int n);

static int
rows (ripple_block_t BS, const short *x, int y, int n)
{
  if (n == 0)
    return y;
  return twice (BS, x, y + 1, n - 1) + x[ripple_id (BS, 1)];
}

static int
twice (ripple_block_t BS, const short *x, int y, int n)
{
  if (n == 0)
    return 7;
  return 2 * rows (BS, x, y, n - 1);
}

static int
model_rows (const short *x, int y, int w, int n, int second)
{
  if (second)
    return n == 0 ? 7 : 2 * model_rows (x, y, w, n - 1, 0);
  return n == 0 ? y : model_rows (x, y + 1, w, n - 1, 1) + x[w];
}

NOIPA static int
call_rows (const short *x, int (*r)[5], int n, int limit)
{
  ripple_block_t BS = ripple_set_block_shape (0, 5, 3);
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);
  if (x[v] < limit)
    r[w][v] = rows (BS, x, x[v] * 4, n);
  /* Of a dimension that the result lacks, too.  */
  return ripple_reduceadd (3, down_int (BS, x[v]));
}

static void
test_rows (void)
{
  for (int n = 0; n < 6; n++)
    {
      short x[5];
      int r[3][5] = { { 0 } };
      for (int i = 0; i < 5; i++)
	x[i] = rnd () % 10;
      int sum = call_rows (x, r, n, n % 2 ? 7 : 20);
      for (int v = 0; v < 5; v++)
	sum -= model_down_int (x[v]);
      CHECK (sum == 0);
      for (int v = 0; v < 5; v++)
	for (int w = 0; w < 3; w++)
	  CHECK (r[w][v] == (x[v] < (n % 2 ? 7 : 20)
			     ? model_rows (x, x[v] * 4, w, n, 0) : 0));
    }
}

/* Results are arguments, of the same call too; the shape of an argument grows
   with what a loop carries round.  */
static int
ackermann (ripple_block_t BS, int m, int n)
{
  if (m == 0)
    return n + 1;
  return ackermann (BS, m - 1, n == 0 ? 1 : ackermann (BS, m, n - 1));
}

static unsigned
fibonacci (ripple_block_t BS, unsigned x)
{
  return x < 2 ? x : fibonacci (BS, x - 1) + fibonacci (BS, x - 2);
}

static float
grow (ripple_block_t BS, float x, const float *y, int n)
{
  if (n == 0)
    return x + y[ripple_id (BS, 0)];
  for (int k = 0; k < n; k++)
    x = grow (BS, x, y, n - 1 - k) * 0.5f;
  return x;
}

static float
model_grow (float x, float y, int n)
{
  if (n == 0)
    return x + y;
  for (int k = 0; k < n; k++)
    x = model_grow (x, y, n - 1 - k) * 0.5f;
  return x;
}

static int
model_ackermann (int m, int n)
{
  if (m == 0)
    return n + 1;
  return model_ackermann (m - 1, n == 0 ? 1 : model_ackermann (m, n - 1));
}

NOIPA static void
call_nested (int *x, unsigned *f, float *y, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (x[v] != 2)
    x[v] = ackermann (BS, n, x[v]);
  f[v] = fibonacci (BS, f[v]);
  y[v] = grow (BS, 3, y, n);
}

static void
test_nested (void)
{
  for (int n = 0; n < 4; n++)
    {
      int x[B], e[B];
      unsigned f[B];
      float y[B], z[B];
      for (int i = 0; i < B; i++)
	{
	  x[i] = rnd () % 4;
	  e[i] = x[i] == 2 ? 2 : model_ackermann (n, x[i]);
	  f[i] = i;
	  y[i] = i - 4;
	  z[i] = model_grow (3, y[i], n);
	}
      call_nested (x, f, y, n);
      for (unsigned i = 0; i < B; i++)
	CHECK (f[i] == (i < 2 ? i : f[i - 1] + f[i - 2]));
      CHECK_SAME (x, e, B);
      CHECK_SAME (y, z, B);
    }
}

/* A result that is the same for all lanes although arguments are tensors, one
   that is not used, one of an instance whose own result is not used.  */
static int
total (ripple_block_t BS, int x, int *trace, int n)
{
  int t = ripple_reduceadd (1, x);
  trace[n] += t;
  if (n == 0)
    return t;
  return t + total (BS, x + ripple_id (BS, 0), trace, n - 1);
}

NOIPA static int
call_total (const int *x, int *trace, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int r = total (BS, x[v], trace, n);
  total (BS, x[v], trace, n / 2);
  /* A scalar: every lane would add it, else.  */
  return ripple_reduceadd (1, r);
}

static void
test_total (void)
{
  for (int n = 0; n < 5; n++)
    {
      int x[B], trace[5] = { 0 }, expect[5] = { 0 }, sum = 0, r = 0;
      for (int i = 0; i < B; i++)
	sum += x[i] = rnd () % 100;
      for (int k = n; k >= 0; k--)
	{
	  int t = sum + (n - k) * (B * (B - 1) / 2);
	  r += t;
	  expect[k] += t;
	}
      for (int k = n / 2; k >= 0; k--)
	expect[k] += sum + (n / 2 - k) * (B * (B - 1) / 2);
      CHECK (call_total (x, trace, n) == r);
      CHECK_SAME (trace, expect, 5);
    }
}

int
main (void)
{
  test_char ();
  test_short ();
  test_int ();
  test_long ();
  test_float ();
  test_double ();
  test_lists ();
  test_rows ();
  test_nested ();
  test_total ();
  return 0;
}
