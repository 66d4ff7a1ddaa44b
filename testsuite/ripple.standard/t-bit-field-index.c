/* { dg-do run } */
/* Indices that are bit-fields, of all lanes and of each.  */
#include "../ripple-test.h"

enum { N = 8 };
struct record
{
  int a : 5;
  unsigned long long b : 40;
  unsigned c : 13, d : 1;
};
static const signed char table[16] = { 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5 };

NOIPA static int
one (const struct record *s, const int *p, const short *t)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  int x = p[ripple_id (block, 0)];
  return ripple_lane (x, s->c ^ 6) + 2 * ripple_lane (x, s->b)
	 + 4 * ripple_lane (x, s->a) + 8 * ripple_permute (x, s->d)
	 + ripple_lookup (N, t, s->d) + table[s->d] + table[s->c & 15];
}

NOIPA static void
each (const struct record *s, const int *p, const short *t, int *r)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int x = p[v];
  r[v] = ripple_permute (x, s[v].c ^ 6) + 2 * ripple_permute (x, s[v].b)
	 + 4 * ripple_permute (x, s[v].a) + 8 * ripple_permute (x, s[v].d)
	 + ripple_lookup (N, t, s[v].d) + table[s[v].d] + table[s[v].c & 15]
	 + ripple_lane (x, s->c ^ 6);
}

static int
model (const struct record *s, const int *p, const short *t)
{
  int a = (s->a % N + N) % N, b = s->b % N, c = (s->c ^ 6) % N, d = s->d;
  return p[c] + 2 * p[b] + 4 * p[a] + 8 * p[d] + t[d] + table[d]
	 + table[s->c & 15];
}

int
main (void)
{
  for (int i = 0; i < 100; i++)
    {
      struct record s[N];
      int p[N], r[N];
      short t[N];
      for (int k = 0; k < N; k++)
	{
	  s[k].a = rnd ();
	  s[k].b = rnd_bits ();
	  s[k].c = rnd ();
	  s[k].d = rnd ();
	  p[k] = rnd () % 1000;
	  t[k] = rnd () % 1000;
	}
      CHECK (one (s, p, t) == model (s, p, t));
      each (s, p, t, r);
      for (int k = 0; k < N; k++)
	CHECK (r[k] == model (&s[k], p, t) + p[(s->c ^ 6) % N]);
    }
  return 0;
}
