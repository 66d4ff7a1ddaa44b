/* { dg-do run } */

/* Whatever an index function does is done at compile time.  */

#include "../ripple-test.h"
#include <string.h>

#define N 24
#define MAX 64

typedef size_t (*index_fn) (size_t, size_t);

static const unsigned char table[] = { 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8,
				       9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4 };

static size_t
from_table (size_t k, size_t n)
{
  return table[k] % n;
}

static size_t
from_2d (size_t k, size_t n)
{
  static const short t[4][6] = { { 5, 4, 3, 2, 1, 0 }, { 9, 9, 9, [5] = 1 },
				 { 1, 2, 3, 4, 5, 6 }, [3] = { 22, 23 } };
  return (size_t) t[k / 6][k % 6] % n;
}

struct record { char c; int i : 5; unsigned u : 9; double d; };
static const struct record records[] = {
  { 1, -3, 300, 2.5 }, { 2, 7, 511, -1e3 }, { .u = 77, .d = 1 / 3. }
};
static const struct record *const pointers[] = { records + 2, &records[0],
						 &records[1] };

static size_t
from_records (size_t k, size_t n)
{
  const struct record *p = pointers[k % 3];
  return (size_t) (p->c + (p->i + 16) + p->u + (p->d > 2 ? p->d : -p->d)) % n;
}

static size_t
from_string (size_t k, size_t n)
{
  const char *s = "the quick brown fox jumps";
  return (size_t) s[k] % n;
}

static size_t
loops (size_t k, size_t n)
{
  unsigned sum = 0;
  for (unsigned i = 0; i < k; i++)
    {
      if (i % 3 == 1)
	continue;
      for (unsigned j = i; j; j /= 2)
	sum += j ^ i;
      if (sum > 1000)
	break;
    }
  do
    sum += 7;
  while (sum < 20);
  return sum % n;
}

static size_t
switches (size_t k, size_t n)
{
  switch (k % 9)
    {
    case 0: return 1;
    case 1:
    case 2: k++;
    /* Fall through.  */
    case 3: return n - k - 1;
    case 4 ... 6: k = 2; break;
    default: goto out;
    }
  return k;
out:
  return k / 2;
}

static size_t
ackermann (size_t m, size_t n)
{
  return m == 0 ? n + 1 : n == 0 ? ackermann (m - 1, 1)
	 : ackermann (m - 1, ackermann (m, n - 1));
}

static size_t
recursion (size_t k, size_t n)
{
  return ackermann (k % 3, k / 3) % n;
}

static size_t
floats (size_t k, size_t n)
{
  float f = k * 1.25f;
  double d = f * f - 3;
  long double l = d;
  if (!(d == d))
    return 0;
  return (size_t) (l < 0 ? -l : l / 10) % n;
}

static size_t
widths (size_t k, size_t n)
{
  signed char c = (signed char) (k * 37);
  unsigned char u = (unsigned char) c;
  short s = (short) (c * 128);
  _Bool b = c & 4;
  long long x = -(long long) k * (1ll << 33);
  enum colour { RED, GREEN = 7, BLUE } e = k & 1 ? BLUE : GREEN;
  return (size_t) (u + (unsigned short) s + b + (unsigned) (x >> 32) + e) % n;
}

static size_t
builtins (size_t k, size_t n)
{
  unsigned x = (unsigned) k + 1;
  return (size_t) (__builtin_popcount (x * 77) + __builtin_clz (x)
		   + __builtin_ctz (x) + (int) (__builtin_bswap32 (x) >> 24)
		   + (__builtin_expect (x > 3, 1) ? 1 : 0)
		   + __builtin_parity (x) + __builtin_abs (-(int) x)) % n;
}

struct pair { size_t a[3]; int n; };

static struct pair
make_pair (size_t a, int n)
{
  struct pair p = { { a, a + 1 }, n };
  p.a[2] = p.a[0] * 2;
  return p;
}

static size_t
sum_pair (struct pair p)
{
  p.a[0] += 5;
  return p.a[0] + p.a[1] + p.a[2] + (size_t) p.n;
}

static void
swap (size_t *p, size_t *q)
{
  size_t t = *p;
  *p = *q;
  *q = t;
}

static size_t
memory (size_t k, size_t n)
{
  size_t order[MAX];
  struct pair p = make_pair (k, 3), q;
  unsigned char bytes[8];
  size_t *end = order + n, s = 0;
  for (size_t i = 0; i < n; i++)
    order[i] = i;
  for (size_t *x = order; x + 1 < end; x += 2)
    swap (x, x + 1);
  q = p;
  q.a[1] = 100;
  memcpy (bytes, &order[k], 8);
  memset (bytes + 4, 1, 2);
  for (int i = 0; i < 8; i++)
    s = s * 3 + bytes[i];
  return (order[k] + sum_pair (p) + sum_pair (q) + s
	  + (size_t) (end - order)) % n;
}

static size_t
length (size_t k, size_t n)
{
  char a[n + 1];
  for (size_t i = 0; i <= n; i++)
    a[i] = (char) i;
  return (size_t) a[n - k] - 1;
}

static size_t
apply (index_fn f, size_t k, size_t n)
{
  return f (k, n);
}
static const index_fn functions[] = { from_table, loops, switches };

static size_t
indirect (size_t k, size_t n)
{
  return apply (functions[k % 3], k, n);
}

static size_t
sort (size_t k, size_t n)
{
  unsigned char v[MAX];
  for (size_t i = 0; i < n; i++)
    v[i] = table[i % sizeof table];
  for (size_t i = 1; i < n; i++)
    for (size_t j = i; j > 0 && v[j - 1] > v[j]; j--)
      {
	unsigned char t = v[j];
	v[j] = v[j - 1];
	v[j - 1] = t;
      }
  return v[k];
}

#define CASES(M) \
  M (from_table) M (from_2d) M (from_records) M (from_string) M (loops) \
  M (switches) M (recursion) M (floats) M (widths) M (builtins) M (memory) \
  M (length) M (indirect) M (sort)

#define KERNEL(F) \
  NOIPA void \
  kernel_##F (const int *in, int *out) \
  { \
    ripple_block_t b = ripple_set_block_shape (0, N); \
    size_t v = ripple_id (b, 0); \
    out[v] = ripple_shuffle (in[v], F); \
  }
CASES (KERNEL)

int
main (void)
{
  int in[N], out[N];
  for (int i = 0; i < N; i++)
    in[i] = i * i - 7;
#define RUN(F) \
  kernel_##F (in, out); \
  for (size_t k = 0; k < N; k++) \
    CHECK (out[k] == in[F (k, N)]);
  CASES (RUN)
  return 0;
}
