/* Pointers that are loaded in the body: what they point to may be anywhere,
   and so may they; where they are not loaded they need not be there, and what
   is stored may be one of them.  */
/* { dg-do run } */
/* { dg-options "-w -fwrapv" } */
/* { dg-isa "native avx2 sse2" } */
#include "../ripple-test.h"
#include <stddef.h>
#include <string.h>

enum { BLOCK = 8, MOST = 67 };

struct part { float *x; };
struct image
{
  float *a, *b;
  struct part part, *other;
  int n, m;
  float *c;
};

#define LANES								\
  ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)

NOIPA static void
copy (int n, struct image *p)
{
  LANES p->a[i] = p->b[i] + 1;
}

NOIPA static void
branches (int n, struct image *p)
{
  LANES
    if (p->b[i] > 3)
      p->a[i] += p->b[i];
    else
      p->a[i] -= p->part.x[i];
}

/* C is loaded only where a lane wants it.  */

NOIPA static void
seldom (int n, struct image *p)
{
  LANES
    if (p->b[i] > 1e6f)
      p->a[i] = p->c[i];
    else
      p->a[i] = p->b[i];
}

NOIPA static void
farther (int n, struct image *p)
{
  LANES p->a[i] = p->other->x[i] + p->part.x[i] * p->m;
}

NOIPA static void
rounds (int n, struct image *p)
{
  LANES
    {
      float sum = 0;
      for (int j = 0; j < p->m; j++)
	sum += p->b[i + j] * p->part.x[j];
      p->a[i] = sum;
    }
}

/* Rounds that no lane does.  */

NOIPA static void
no_rounds (int n, struct image *p, struct image *none, int m)
{
  LANES
    {
      float sum = 0;
      for (int j = 0; j < m; j++)
	sum += none->b[i + j];
      p->a[i] = sum;
    }
}

/* A lane may change what the next block loads.  */

NOIPA static void
changed_count (int n, int *m, int *a)
{
  LANES
    {
      int sum = 0;
      for (int j = 0; j < *m; j++)
	sum += i + j;
      a[i] = sum;
    }
}

NOIPA static void
of_bytes (int n, unsigned char **p)
{
  LANES p[0][i] = p[1][i];
}

NOIPA static void
of_volatile (int n, float *volatile *p, float *a)
{
  LANES a[i] = (*p)[i];
}

static struct image global;

NOIPA static void
of_global (int n)
{
  LANES global.a[i] = global.b[i] * global.m;
}

static float f[4][MOST + 16];

static void
check (int n)
{
  struct part other = { f[2] };
  for (int far = 0; far < 2; far++)
    {
      /* Nothing behind the counts can be read.  */
      BUF (char, page, offsetof (struct image, c), BUF_END);
      struct image *p = (struct image *) page;
      float want[MOST];
      p->a = f[0];
      p->b = f[far];
      p->part.x = f[3];
      p->other = &other;
      p->n = n;
      p->m = 5;
      for (int k = 0; k < 4; k++)
	for (int i = 0; i < MOST + 16; i++)
	  f[k][i] = (i * 7 + k) % 11;

      for (int i = 0; i < n; i++)
	want[i] = p->b[i] + 1;
      copy (n, p);
      CHECK_SAME (f[0], want, n);
      for (int i = 0; i < n; i++)
	want[i] = p->b[i] > 3 ? p->a[i] + p->b[i] : p->a[i] - f[3][i];
      branches (n, p);
      CHECK_SAME (f[0], want, n);
      for (int i = 0; i < n; i++)
	want[i] = p->b[i];
      seldom (n, p);
      CHECK_SAME (f[0], want, n);
      for (int i = 0; i < n; i++)
	want[i] = f[2][i] + f[3][i] * 5;
      farther (n, p);
      CHECK_SAME (f[0], want, n);
      if (far)
	{
	  for (int i = 0; i < n; i++)
	    {
	      want[i] = 0;
	      for (int j = 0; j < 5; j++)
		want[i] += f[1][i + j] * f[3][j];
	    }
	  rounds (n, p);
	  CHECK_SAME (f[0], want, n);
	}
      for (int i = 0; i < n; i++)
	want[i] = 0;
      no_rounds (n, p, NULL, 0);
      CHECK_SAME (f[0], want, n);
      global = (struct image) { .a = f[0], .b = f[far], .m = 3 };
      for (int i = 0; i < n; i++)
	want[i] = global.b[i] * 3;
      of_global (n);
      CHECK_SAME (f[0], want, n);
      float *volatile v = f[1];
      of_volatile (n, &v, f[0]);
      CHECK_SAME (f[0], f[1], n);
      buf_free_all ();
    }
}

/* Pointers, or a count, that the loop stores to.  */

static void
check_changed (void)
{
  enum { WORDS = 64 };
  int k = 12, count[WORDS];

  for (int i = 0; i < WORDS; i++)
    count[i] = 3;
  changed_count (40, count + k, count);
  /* Lanes of the second block store to the count.  */
  for (int i = 0, rounds = 3; i < 40; i++)
    {
      int sum = 0;
      if (i % BLOCK == 0)
	rounds = i <= k ? 3 : 3 * k + 3;
      for (int j = 0; j < rounds; j++)
	sum += i + j;
      CHECK (count[i] == sum);
    }

  /* The bytes of the second pointer are copied to the first one, which then
     leads elsewhere.  */
  unsigned char *p[8] = { 0 }, from[32], to[32] = { 0 };
  p[0] = (unsigned char *) p;
  p[1] = from;
  for (int i = 0; i < 32; i++)
    from[i] = i;
  unsigned char *q = to;
  memcpy (from, &q, sizeof q);
  of_bytes (17, p);
  CHECK (p[0] == to);
  for (int i = 8; i < 17; i++)
    CHECK (to[i] == i);
}

int
main (void)
{
  static const int counts[] = { 0, 1, 7, 8, 9, 16, 33, MOST };
  copy (0, NULL);
  branches (0, NULL);
  farther (0, NULL);
  rounds (0, NULL);
  for (int k = 0; k < 8; k++)
    check (counts[k]);
  if (sizeof (char *) == 8)
    check_changed ();
  return 0;
}
