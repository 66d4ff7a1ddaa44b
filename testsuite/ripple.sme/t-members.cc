/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* A template whose matrices and sizes are members, and a lambda behind the
   sums.  */
#include "../ripple-test.h"

template <class T, int X, int Y>
struct product
{
  const T *a, *b;
  T *c;
  const int *steps;
  int m, n;

  template <class F>
  NOIPA void
  run (F f) const
  {
    ripple_block_t block = ripple_set_block_shape (0, X, Y);
    ripple_parallel (block, 1);
    for (int i = 0; i < m; i++)
      {
	ripple_parallel (block, 0);
	for (int j = 0; j < n; j++)
	  {
	    T s = 0;
	    for (int l = 0; l < *steps; l++)
	      s += a[i * *steps + l] * b[l * n + j];
	    c[i * n + j] = f (s, i, j);
	  }
      }
  }
};

template <class T, int X, int Y>
static void
test (int m, int n, int k)
{
  static T a[70 * 70], b[70 * 70], c[70 * 70];
  for (int i = 0; i < 70 * 70; i++)
    {
      a[i] = i % 7 - 3;
      b[i] = i % 5 - 2;
      c[i] = -1;
    }
  product<T, X, Y> p = { a, b, c, &k, m, n };
  p.run ([] (T x, int i, int j) { return 2 * x + i - j; });
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      {
	T s = 0;
	for (int l = 0; l < k; l++)
	  s += a[i * k + l] * b[l * n + j];
	CHECK (c[i * n + j] == 2 * s + i - j);
      }
  CHECK (c[m * n] == -1);
}

int
main ()
{
  test<float, 16, 8> (45, 67, 23);
  test<float, 32, 32> (1, 1, 1);
  test<double, 4, 4> (33, 31, 40);
  test<float, 8, 2> (9, 9, 0);
  /* Nobody looks at where the number of steps would be.  */
  product<float, 8, 8> none = { NULL, NULL, NULL, NULL, 0, 5 };
  none.run ([] (float x, int, int) { return x; });
  return 0;
}
