// Why a function is called once per lane: the remark says what is true, and
// there is none where errno is all that calls would set.
// { dg-do compile }
// { dg-options "-fplugin-arg-ripple-report=missed -fmath-errno" }

#include <ripple.h>
#include <cmath>

struct pair
{
  float a, b;
  float length () const { return std::sqrt (a * a + b * b); }
};

template <typename T> T
product (T x)
{
  return x < 2 ? 1 : x * product (x - 1);
}

template <typename T> T
caught (T x)
{
  try
    {
      if (x > 3)
	throw 1;
      return x;
    }
  catch (int)
    {
      return 0;
    }
}

__attribute__ ((weak)) int
replaced (int x)
{
  return x + 1;
}

extern float unknown (float);
extern float reader (const float *);
float factor;

static float
scaled (float x)
{
  return x * std::sqrt (factor) + std::ldexp (factor, 3);
}

static float
moved (float x)
{
  return x * unknown (factor);
}

static float
pointed (float x)
{
  return reader (&x);
}

static float
either (float x, float y)
{
  return unknown (y) + reader (&x);
}

void
f (int n, float *__restrict x, float *__restrict y, int *__restrict z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      pair p = { x[i], y[i] };
      p.a += 1;
      y[i] = p.length ();
      x[i] = scaled (x[i]);
    }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    z[i] = product (z[i]); // { dg-note {20: since it is recursive .ripple-call-serial} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    z[i] = caught (z[i]); // { dg-note {19: since it catches exceptions .ripple-call-serial} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    z[i] = replaced (z[i]); // { dg-note {21: since it is weak, so that} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = moved (x[i]); // { dg-note {18: since it calls a function with the same arguments for all lanes} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = pointed (x[i]); // { dg-note {20: since it passes the address of one of its variables} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = either (x[i], factor); // { dg-note {19: since it calls a function with the same arguments for all lanes} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = either (x[i], y[i]); // { dg-note {19: since it passes the address of one of its variables} }
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = j0f (y[i]); // { dg-note {is called once per lane of Tensor.16., since it has no vector form on this target} }
}
