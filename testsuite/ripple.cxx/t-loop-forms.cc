/* { dg-do run } */
// Loop forms in C++: brace and parenthesis initialisers, casts, operators.
#include "../ripple-test.h"

NOIPA static void
kernel (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i{0}; i < n; ++i)
    c[i] = 1;
  ripple_parallel (BS, 0);
  for (auto i = 0; i != n; i++)
    c[i] += 2;
  ripple_parallel (BS, 0);
  for (unsigned i (0); i < static_cast<unsigned> (n); i += 1)
    c[i] += 4;
  ripple_parallel (BS, 0);
  for (decltype (n) i = n - 1; i >= 0; --i)
    c[i] += 8;
  ripple_parallel (BS, 0);
  for (std::size_t i = 0; i < std::size_t (n); i = i + 1)
    c[i] += 16;
  long j;
  ripple_parallel (BS, 0);
  for (j = 0; j < n; ++j)
    c[j] += 32;
  c[n] = j;
}

int
main ()
{
  for (int n = 0; n < 40; n++)
    {
      int c[41];
      kernel (n, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 63);
      CHECK (c[n] == n);
    }
  return 0;
}
