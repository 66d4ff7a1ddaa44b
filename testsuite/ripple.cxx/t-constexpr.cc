/* { dg-do run } */
// Block sizes from constexpr variables, functions, enumerators, static
// members and arithmetic on them.
#include "../ripple-test.h"

constexpr size_t lanes = 8;

constexpr int
twice (int x)
{
  return 2 * x;
}

enum class dims : int { row = 0, col = 1 };

struct config
{
  static constexpr int width = 4;
  enum { height = 3 };
};

NOIPA static void
kernel (int n, int *c)
{
  constexpr int local = twice (config::width) - 1;
  const int row = (int) dims::row;
  ripple_block_t a = ripple_set_block_shape (0, lanes);
  auto b = ripple_set_block_shape (0, config::width, config::height);
  const auto d = ripple_set_block_shape (0, twice (twice (3)));
  auto e = ripple_set_block_shape (0, local);
  ripple_parallel (a, 0);
  for (int i = 0; i < n; i++)
    c[i] = 1;
  ripple_parallel (b, 0, 1);
  for (int i = 0; i < n; i++)
    c[i] += 10;
  ripple_parallel (d, 0);
  for (int i = 0; i < n; i++)
    c[i] += 100;
  ripple_parallel (e, row);
  for (int i = 0; i < n; i++)
    c[i] += 1000;
}

int
main ()
{
  for (int n = 0; n < 40; n++)
    {
      int *c = (int *) buf_new (n * sizeof *c, n % PLACES);
      kernel (n, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 1111);
      buf_free_all ();
    }
  return 0;
}
