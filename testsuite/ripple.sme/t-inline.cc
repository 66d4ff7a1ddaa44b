/* { dg-do run } */
/* { dg-require sme } */
/* Code that is not streaming in streaming functions: GCC would inline its
   vectors, which are none there.  <arm_sme.h>, which <ripple.h> reads, comes
   behind functions of other headers.  */
#include <vector>
#include "../ripple-test.h"

__arm_locally_streaming NOIPA static int
in_lambda (int n, const int *a)
{
  auto sum = [=] {
    ripple_block_t block = ripple_set_block_shape (0, 8);
    int s = 0;
    #pragma ripple parallel Block(block) Dims(0) Reduction(+ : s)
    for (int i = 0; i < n; i++)
      s += a[i];
    return s;
  };
  return sum ();
}

static void
scale (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    a[i] *= 3;
}

static void
scale_twice (int n, int *a)
{
  scale (n, a);
  scale (n, a);
}

__arm_locally_streaming NOIPA static void
by_way (int n, int *a)
{
  scale_twice (n, a);
}

/* Dot products and saturation are instructions of Advanced SIMD.  */
__arm_locally_streaming NOIPA static void
bytes (int n, const signed char *a, const signed char *b, int *c,
       unsigned char *d)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  int s = 0;
  #pragma ripple parallel Block(block) Dims(0) Reduction(+ : s)
  for (int i = 0; i < n; i++)
    {
      s += a[i] * b[i];
      d[i] = ripple_add_sat (d[i], (unsigned char) 200);
    }
  *c = s;
}

int
main ()
{
  std::vector<int> a;
  signed char x[70], y[70];
  unsigned char z[70];
  int sum = 0, dot = 0, got;
  for (int i = 0; i < 70; i++)
    {
      a.push_back (i);
      sum += i;
      x[i] = i - 30;
      y[i] = 2 * i - 60;
      dot += x[i] * y[i];
      z[i] = i;
    }
  CHECK (in_lambda (70, a.data ()) == sum);
  by_way (70, a.data ());
  bytes (70, x, y, &got, z);
  CHECK (got == dot);
  for (int i = 0; i < 70; i++)
    {
      CHECK (a[i] == 9 * i);
      CHECK (z[i] == (i + 200 > 255 ? 255 : i + 200));
    }
  return 0;
}
