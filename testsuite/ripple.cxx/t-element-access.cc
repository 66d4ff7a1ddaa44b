// Elements that functions return references to: of std::array, of classes
// with an operator [] of their own, and by pointers (forwarded-addresses.cc);
// arrays that are values leave nothing on the stack (unread-variables.cc).
// { dg-do run }
// { dg-options "-w -std=c++17" }
// { dg-asm-options "-O2 -std=c++17 -march=x86-64-v4 -DONE" }
// { dg-asm-require "x86" }
// { dg-asm-not {%rsp|vpermt2|vscatter|vgather} scale }
// { dg-asm-not {%rsp|vpermt2|vscatter|vgather} add }
// { dg-asm-not {%rsp|vpermt2|vscatter|vgather} own }
#include "../ripple-test.h"
#include <array>

typedef std::array<float, 4> v4;
typedef std::array<float, 3> v3;

struct vec
{
  float e[4];
  float &operator[] (int k) { return e[k]; }
  float operator[] (int k) const { return e[k]; }
};

static inline v3
operator+ (const v3 &a, const v3 &b)
{
  v3 r;
  for (int k = 0; k < 3; k++)
    r[k] = a[k] + b[k];
  return r;
}

#ifndef ONE
# define KEPT NOIPA static
# define PARALLEL ripple_parallel
#else
# define KEPT extern "C"
# define PARALLEL ripple_parallel_full
#endif

KEPT void
scale (int n, v4 *__restrict b, const v4 *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  PARALLEL (block, 0);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 4; k++)
      b[i][k] += 3 * a[i][k];
}

KEPT void
add (int n, v3 *__restrict c, const v3 *a, const v3 *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  PARALLEL (block, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i];
}

KEPT void
own (int n, vec *__restrict b, const vec *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  PARALLEL (block, 0);
  for (int i = 0; i < n; i++)
    {
      b[i][0] = 2 * a[i][0];
      b[i][1] = 2 * a[i][1];
      b[i][2] = 2 * a[i][2];
      b[i][3] = 2 * a[i][3];
    }
}

#ifndef ONE
static inline float *
at (vec *v, int k)
{
  return &v->e[k];
}

/* The order of elements, a part of them, and one that lanes choose.  */
NOIPA static void
others (int n, vec *b, const int *which)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float t = *at (b + i, 1);
      *at (b + i, 1) = *at (b + i, 3);
      *at (b + i, 3) = t;
      *at (b + i, which[i]) += 10;
      for (int k = 1; k < 4; k++)
	*at (b + i, k) += *at (b + i, k - 1);
    }
}

/* What is stored to a variable is read behind other stores to it.  */
NOIPA static void
local (int n, const float *p, float *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      std::array<float, 4> t;
      for (int k = 0; k < 4; k++)
	t[k] = p[i] * k;
      if (p[i] > 3)
	t[1] = 7;
      t[2] += t[1];
      r[i] = t[i & 3] + t[2];
    }
}

static void
check (int n)
{
  v4 *a = (v4 *) buf_new (n * sizeof *a, BUF_END);
  v4 *b = (v4 *) buf_new (n * sizeof *b, BUF_END);
  vec *c = (vec *) buf_new (n * sizeof *c, BUF_END);
  v3 *d = (v3 *) buf_new (n * sizeof *d, BUF_END);
  v3 *e = (v3 *) buf_new (n * sizeof *e, BUF_END);
  int *which = (int *) buf_new (n * sizeof *which, BUF_END);
  float *p = (float *) buf_new (n * sizeof *p, BUF_END);
  float *r = (float *) buf_new (n * sizeof *r, BUF_END);
  for (int i = 0; i < n; i++)
    {
      which[i] = i * 7 % 4;
      p[i] = i % 6;
      for (int k = 0; k < 4; k++)
	{
	  a[i][k] = i + k;
	  b[i][k] = 2 * i - k;
	}
      for (int k = 0; k < 3; k++)
	d[i][k] = 5 * i + k;
    }
  scale (n, b, a);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 4; k++)
      CHECK (b[i][k] == 5 * i + 2 * k);
  add (n, e, d, d);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++)
      CHECK (e[i][k] == 10 * i + 2 * k);
  own (n, c, (vec *) a);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 4; k++)
      CHECK (c[i][k] == 2 * (i + k));
  others (n, c, which);
  for (int i = 0; i < n; i++)
    {
      float want[4] = { 2.f * i, 2.f * i + 6, 2.f * i + 4, 2.f * i + 2 };
      want[which[i]] += 10;
      for (int k = 1; k < 4; k++)
	want[k] += want[k - 1];
      for (int k = 0; k < 4; k++)
	CHECK (c[i][k] == want[k]);
    }
  local (n, p, r);
  for (int i = 0; i < n; i++)
    {
      float t[4] = { 0, p[i], 2 * p[i], 3 * p[i] };
      if (p[i] > 3)
	t[1] = 7;
      t[2] += t[1];
      CHECK (r[i] == t[i & 3] + t[2]);
    }
  buf_free_all ();
}
#endif

int
main ()
{
#ifndef ONE
  for (int n = 0; n < 70; n += n < 20 ? 1 : 9)
    check (n);
#endif
  return 0;
}
