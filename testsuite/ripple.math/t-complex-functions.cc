/* { dg-do run } */
// Functions of std::complex on lanes: in members, lambdas and templates, under
// conditions, with special values.
#include "../ripple-test.h"
#include <cmath>
#include <complex>
#include <limits>

enum { N = 6 * 6 + 20 };

template <class T> struct functions
{
  typedef std::complex<T> C;
  C z[N], e[N], p[N], q[N];
  T a[N], g[N], n[N];

  static C
  turned (C z)
  {
    return std::conj (z) * C (0, 1) - z;
  }

  NOIPA void
  compute ()
  {
    ripple_block_t b = ripple_set_block_shape (0, 6);
    auto quotient = [] (C x, C y) { return x / y; };
    ripple_parallel (b, 0);
    for (int i = 0; i < N - 1; i++)
      {
	e[i] = std::exp (z[i]);
	a[i] = std::abs (z[i]);
	g[i] = std::arg (z[i]);
	if (z[i].real () > -1)
	  {
	    n[i] = std::norm (z[i]);
	    p[i] = std::polar (T (2), z[i].imag ());
	    q[i] = quotient (turned (z[i]), z[i] + T (3));
	  }
      }
  }
};

// The lanes' functions are not those of one value.
template <class T> NOIPA static void
model (functions<T> *f)
{
  typedef std::complex<T> C;
  for (int i = 0; i < N - 1; i++)
    {
      C z = f->z[i];
      f->e[i] = std::exp (z);
      f->a[i] = std::abs (z);
      f->g[i] = std::arg (z);
      if (z.real () > -1)
	{
	  f->n[i] = std::norm (z);
	  f->p[i] = std::polar (T (2), z.imag ());
	  f->q[i] = (std::conj (z) * C (0, 1) - z) / (z + T (3));
	}
    }
}

// Within some ULP; the sign of a zero counts.
template <class T> static bool
near (T x, T y)
{
  if (x != x || y != y)
    return x != x && y != y;
  if (x == y)
    return std::signbit (x) == std::signbit (y);
  return std::fabs (x - y) <= 8 * std::numeric_limits<T>::epsilon ()
			      * std::fabs (y);
}

template <class T> static bool
near (std::complex<T> x, std::complex<T> y)
{
  return near (x.real (), y.real ()) && near (x.imag (), y.imag ());
}

template <class T> static void
check ()
{
  static functions<T> f, m;
  const T inf = std::numeric_limits<T>::infinity ();
  const T v[6] = { 0, T (-0.0), 1, -inf, inf,
		   std::numeric_limits<T>::quiet_NaN () };
  for (int i = 0; i < N; i++)
    f.z[i] = i < 36 ? std::complex<T> (v[i / 6], v[i % 6])
		    : std::complex<T> (T (i * 0.37 - 17), T (i * 0.73 - 30));
  m = f;
  f.compute ();
  model (&m);
  for (int i = 0; i < N; i++)
    {
      // The imaginary part of an exponential of infinity and NaN, and of
      // infinite angles, has any sign.
      std::complex<T> z = f.z[i];
      bool any = std::isinf (z.real ()) && !std::isfinite (z.imag ());
      CHECK (any ? std::abs (f.e[i]) == std::abs (m.e[i])
		 : near (f.e[i], m.e[i]));
      CHECK (near (f.a[i], m.a[i]) && near (f.g[i], m.g[i]));
      CHECK (near (f.n[i], m.n[i]) && near (f.p[i], m.p[i]));
      // Parts of quotients may cancel.
      CHECK (near (f.q[i], m.q[i])
	     || std::abs (f.q[i] - m.q[i])
		<= 8 * std::numeric_limits<T>::epsilon ()
		   * std::abs (m.q[i]));
    }
}

int
main ()
{
  check<float> ();
  check<double> ();
  return 0;
}
