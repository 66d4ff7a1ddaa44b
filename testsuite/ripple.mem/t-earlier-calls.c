/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loads under a mask of what has been loaded before: no masks are needed,
   unless a call between the two may have taken the memory away.  */
#include "../ripple-test.h"
enum { N = 1000 };

static float got[100];
static int calls;

NOIPA static void
keep (float x)
{
  got[calls++] = x;
}

/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm "vmaxps" often } */
/* { dg-asm-not "vmaskmovps" often } */

NOIPA void
often (int k, int n, const float *g)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  for (int j = 0; j < k; j++)
    {
      float x = g[j];
#pragma ripple parallel Block(B) Dims(0) NoRemainder reduction(max: x)
      for (int i = 0; i < n; i++)
	if (g[i] > x)
	  x = g[i];
      keep (x);
    }
}

/* { dg-asm "vmaxps" twice } */
/* { dg-asm-not "vmaskmovps" twice } */

NOIPA float
twice (int n, const float *g)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  float x = g[0];
#pragma ripple parallel Block(B) Dims(0) NoRemainder reduction(max: x)
  for (int i = 0; i < n; i++)
    if (g[i] > x)
      x = g[i];
  keep (x);
  return x;
}

static void *page;

NOIPA static void
take_away (void)
{
  if (page)
    CHECK (mprotect (page, sysconf (_SC_PAGESIZE), PROT_NONE) == 0);
}

NOIPA static float
in_a_loop (int n, const float *p)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (B, 0);
  float s = p[v];
  for (int k = 0; k < n; k++)
    {
      if (s > 100)
	s += p[v];
      take_away ();
    }
  return ripple_reduceadd (1, s);
}

/* The call stands in front of the load the second time.  */

NOIPA static float
round_a_loop (int n, const float *p)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (B, 0);
  float s = p[v];
  for (int k = 0; k < n; k++)
    for (int j = 0; j < 3; j++)
      {
	if (s > 100)
	  s += p[v];
	if (k == j)
	  take_away ();
      }
  return ripple_reduceadd (1, s);
}

NOIPA static float
straight (const float *p)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (B, 0);
  float s = p[v];
  take_away ();
  if (s > 100)
    s += p[v];
  return ripple_reduceadd (1, s);
}

int
main (void)
{
  size_t size = sysconf (_SC_PAGESIZE);
  static float g[N];
  for (int i = 0; i < N; i++)
    g[i] = i * 37 % 1009;
  for (int n = 0; n < N; n = n * 3 + 16)
    {
      int full = n / 16 * 16;
      calls = 0;
      often (3, full, g);
      CHECK (calls == 3);
      for (int j = 0; j < 3; j++)
	{
	  float e = g[j];
	  for (int i = 0; i < full; i++)
	    e = g[i] > e ? g[i] : e;
	  CHECK (got[j] == e);
	}
      CHECK (twice (full, g) == (n < 16 ? g[0] : got[0]));
      CHECK (calls == 4 && got[3] == got[0]);
    }
  for (int k = 0; k < 4; k++)
    {
      float *p = mmap (NULL, size, PROT_READ | PROT_WRITE,
		       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      CHECK (p != MAP_FAILED);
      for (int i = 0; i < 16; i++)
	p[i] = k == 3 ? 101 : i;
      page = k < 3 ? p : NULL;
      float r = (k == 0 ? in_a_loop (2, p) : k == 1 ? round_a_loop (2, p)
		 : k == 2 ? straight (p) : in_a_loop (2, p));
      CHECK (r == (k == 3 ? 3 * 16 * 101 : 120));
    }
  return 0;
}
