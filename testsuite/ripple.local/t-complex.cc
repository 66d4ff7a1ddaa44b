/* { dg-do run } */
// Complex numbers, with infinities and NaN, and classes chosen by ?:.
#include "../ripple-test.h"
#include <cmath>
#include <complex>
enum
{
  N = 100
};
NOIPA static void
g (int n, const std::complex<double> *x, const std::complex<double> *y,
   std::complex<double> *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    z[i] = x[i] * y[i] / (x[i] + 1.0);
}
NOIPA static void
h (int n, const std::complex<double> *x, std::complex<double> *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      std::complex<double> w = x[i].real () > 3 ? std::complex<double> (1, 2)
						: std::complex<double> (2, 1);
      if (x[i].imag () > 2)
	w += x[i];
      z[i] = w + std::abs (x[i]);
    }
}
int
main ()
{
  static std::complex<double> x[N], y[N], z[N];
  double v[] = { 0, 1, -1, 2.5, INFINITY, -INFINITY, NAN, 1e300 };
  for (int i = 0; i < N; i++)
    x[i] = { v[i % 8], v[i / 8 % 8] },
    y[i] = { v[i * 3 % 8], v[i * 5 / 8 % 8] };
  g (77, x, y, z);
  for (int i = 0; i < 77; i++)
    {
      std::complex<double> e = x[i] * y[i] / (x[i] + 1.0);
      CHECK ((z[i].real () == e.real ()
	      || (e.real () != e.real () && z[i].real () != z[i].real ())));
      CHECK ((z[i].imag () == e.imag ()
	      || (e.imag () != e.imag () && z[i].imag () != z[i].imag ())));
    }
  for (int i = 0; i < N; i++)
    x[i] = { i % 7 - .5, i % 5 - .25 };
  h (77, x, z);
  for (int i = 0; i < 77; i++)
    {
      std::complex<double> w = x[i].real () > 3 ? std::complex<double> (1, 2)
						: std::complex<double> (2, 1);
      if (x[i].imag () > 2)
	w += x[i];
      CHECK (std::abs (z[i] - (w + std::abs (x[i]))) < 1e-14);
    }
  return 0;
}
