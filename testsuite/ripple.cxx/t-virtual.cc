/* { dg-do run } */
/* Virtual functions, pointers to members, std::function, functors,
   lambdas with captures by value and by reference, references to lanes.  */
#include "../ripple-test.h"
#include <functional>
#define B 8
struct base
{
  int k;
  base (int k_) : k (k_) {}
  virtual int
  f (int x)
  {
    return x + k;
  }
  virtual ~base () {}
  int
  m (int x) const
  {
    return x * k;
  }
};
struct derived : base
{
  derived (int k_) : base (k_) {}
  int
  f (int x) override
  {
    return x - k;
  }
};
struct fn
{
  int k;
  int
  operator() (int x) const
  {
    if (x > 3)
      return k;
    return x;
  }
};
struct num
{
  int v;
};
static int
operator+ (num a, int b)
{
  return a.v + b;
}
template <class F>
static int
call (F f, int x)
{
  return f (x);
}
template <class T>
static T
clampy (T x, T lo, T hi)
{
  return x < lo ? lo : x > hi ? hi : x;
}
NOIPA static void
kernel (int n, const int *a, int *c, int w, base *o, base **os,
	const std::function<int (int)> &sf, int (base::*pm) (int) const,
	int (base::*pv) (int))
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int three = 3;
  num nn = { 5 };
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      {
	int x = a[i];
	switch (w)
	  {
	  case 0:
	    c[i] = o->f (x);
	    break;
	  case 1:
	    c[i] = os[i & 3]->f (x);
	    break;
	  case 2:
	    c[i] = os[i & 3]->m (x);
	    break;
	  case 3:
	    c[i] = sf (x);
	    break;
	  case 4:
	    c[i] = (o->*pm) (x);
	    break;
	  case 5:
	    c[i] = (o->*pv) (x);
	    break;
	  case 6:
	    c[i] = (os[x & 3]->*pv) (x);
	    break;
	  case 7:
	    c[i] = call (fn{ 9 }, x);
	    break;
	  case 8:
	    c[i] = call ([=] (int y) { return y + x + three; }, x);
	    break;
	  case 9:
	    c[i] = call ([&] (auto y) { return y * x + three; }, x);
	    break;
	  case 10:
	    {
	      auto l = [&x] (int y) { x += y; };
	      l (4);
	      l (x);
	      c[i] = x;
	    }
	    break;
	  case 11:
	    c[i] = nn + x;
	    break;
	  case 12:
	    c[i] = clampy (x, 2, 9);
	    break;
	  case 13:
	    {
	      const int &r = std::max (a[i], three);
	      c[i] = r;
	    }
	    break;
	  case 14:
	    {
	      int lo = a[i], hi = 7;
	      if (lo > hi)
		std::swap (lo, hi);
	      c[i] = lo * 100 + hi;
	    }
	    break;
	  }
      }
}
int
main (void)
{
  base b (10);
  derived d (20), d2 (3);
  base b2 (7);
  base *os[4] = { &b, &d, &d2, &b2 };
  std::function<int (int)> sf = [] (int x) { return x * 11; };
  for (int w = 0; w < 15; w++)
    for (int n = 0; n < 30; n++)
      {
	int a[31], c[31];
	for (int i = 0; i < n; i++)
	  a[i] = (int)(rnd () % 12), c[i] = 99;
	c[n] = 77;
	kernel (n, a, c, w, &d, os, sf, &base::m, &base::f);
	for (int i = 0; i < n; i++)
	  {
	    int e = 99, x = a[i];
	    if (x % 3)
	      switch (w)
		{
		case 0:
		  e = x - 20;
		  break;
		case 1:
		  e = os[i & 3]->f (x);
		  break;
		case 2:
		  e = os[i & 3]->m (x);
		  break;
		case 3:
		  e = x * 11;
		  break;
		case 4:
		  e = x * 20;
		  break;
		case 5:
		  e = x - 20;
		  break;
		case 6:
		  e = os[x & 3]->f (x);
		  break;
		case 7:
		  e = x > 3 ? 9 : x;
		  break;
		case 8:
		  e = x + x + 3;
		  break;
		case 9:
		  e = x * x + 3;
		  break;
		case 10:
		  e = 2 * (x + 4);
		  break;
		case 11:
		  e = 5 + x;
		  break;
		case 12:
		  e = clampy (x, 2, 9);
		  break;
		case 13:
		  e = x > 3 ? x : 3;
		  break;
		case 14:
		  e = x > 7 ? 700 + x : x * 100 + 7;
		  break;
		}
	    CHECK (c[i] == e);
	  }
	CHECK (c[n] == 77);
      }
  return 0;
}
