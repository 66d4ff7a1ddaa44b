/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Recursive block functions that receive and return what no vector has:
   structures, with arrays and bit-fields in them, complex numbers, and the
   widest numbers.  */
#include "../ripple-test.h"
#include <complex.h>
#define B 7

struct object
{
  float a;
  int b;
  unsigned small : 5;
  double c[2];
  signed char many[20];
};

#ifdef __SIZEOF_INT128__
typedef __int128 wide;
#else
typedef long long wide;
#endif

/* Received only.  */
static float
sum (ripple_block_t BS, struct object p, int n)
{
  p.a += n;
  p.c[n & 1] += 1;
  p.many[n] = p.small;
  return n ? sum (BS, p, n - 1) : p.a + p.b + p.c[0] * 10 + p.c[1] * 100
				  + p.many[0] + p.many[3];
}

static float
model_sum (struct object p, int n)
{
  p.a += n;
  p.c[n & 1] += 1;
  p.many[n] = p.small;
  return n ? model_sum (p, n - 1) : p.a + p.b + p.c[0] * 10 + p.c[1] * 100
				    + p.many[0] + p.many[3];
}

/* Returned only; the same for all lanes but for a member that is added.  */
static struct object
make (ripple_block_t BS, int x, int n)
{
  struct object p = { x, 3, n, { 1, n }, { 0 } };
  if (n)
    {
      p = make (BS, x + 1, n - 1);
      p.b += x;
      p.many[n * 6] = x + ripple_id (BS, 0);
    }
  return p;
}

static struct object
model_make (int lane, int x, int n)
{
  struct object p = { x, 3, n, { 1, n }, { 0 } };
  if (n)
    {
      p = model_make (lane, x + 1, n - 1);
      p.b += x;
      p.many[n * 6] = x + lane;
    }
  return p;
}

/* Both, to a depth of each lane's own.  */
static struct object
count (ripple_block_t BS, struct object q)
{
  if (q.a <= 0)
    return q;
  q.a--;
  q.b += q.a;
  q.small++;
  q = count (BS, q);
  q.c[1]++;
  return q;
}

static struct object
model_count (struct object q)
{
  if (q.a <= 0)
    return q;
  q.a--;
  q.b += q.a;
  q.small++;
  q = model_count (q);
  q.c[1]++;
  return q;
}

#define POWER(N, T)							\
static T								\
power_##N (ripple_block_t BS, T x, int n)				\
{									\
  return n ? power_##N (BS, x, n - 1) * x : 1;				\
}
POWER (complex, float complex)
POWER (long_double, long double)
POWER (wide, wide)

NOIPA static void
call (float *r, struct object *m, struct object *b, float complex *c,
      long double *l, wide *w, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  struct object p = { r[v], 2, 7 + v, { 3, r[v] }, { 0 } };
  m[v] = make (BS, n * 2, n);
  r[v] = sum (BS, p, n);
  if (b[v].b != 3)
    b[v] = count (BS, b[v]);
  c[v] = power_complex (BS, c[v], n);
  l[v] = power_long_double (BS, l[v], n);
  w[v] = power_wide (BS, w[v], n);
}

static void
check_object (const struct object *a, const struct object *b)
{
  CHECK (a->a == b->a && a->b == b->b && a->small == b->small
	 && a->c[0] == b->c[0] && a->c[1] == b->c[1]);
  CHECK_SAME (a->many, b->many, 20);
}

static void
test (int n)
{
  float r[B], er[B];
  struct object m[B], b[B], eb[B];
  float complex c[B], ec[B];
  long double l[B], el[B];
  wide w[B], ew[B];
  for (int i = 0; i < B; i++)
    {
      struct object p = { i, 2, 7 + i, { 3, i }, { 0 } };
      r[i] = i;
      er[i] = model_sum (p, n);
      p.a = rnd () % 5;
      p.b = i;
      b[i] = p;
      eb[i] = i == 3 ? p : model_count (p);
      c[i] = i + 2 * I;
      l[i] = w[i] = i + 1;
      ec[i] = el[i] = ew[i] = 1;
      for (int k = 0; k < n; k++)
	{
	  ec[i] *= c[i];
	  el[i] *= l[i];
	  ew[i] *= w[i];
	}
    }
  call (r, m, b, c, l, w, n);
  for (int i = 0; i < B; i++)
    {
      struct object em = model_make (i, n * 2, n);
      check_object (&m[i], &em);
      check_object (&b[i], &eb[i]);
      CHECK (r[i] == er[i] && c[i] == ec[i] && l[i] == el[i] && w[i] == ew[i]);
    }
}

int
main (void)
{
  for (int n = 0; n < 4; n++)
    test (n);
  return 0;
}
