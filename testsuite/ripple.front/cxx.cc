/* { dg-do run } */
/* { dg-options "-Wall -Wextra -Werror" } */
/* { dg-std "gnu++17 c++14 c++20 gnu++23" } */
/* Annotated loops in templates with dependent dimensions, types, bounds and
   blocks; in members, lambdas, constexpr functions, try blocks, coroutine-free
   odd places; references to const bound to the counter.  */
#include <ripple.h>

#define N 45

static int a[N];

static bool
check (int add)
{
  for (int i = 0; i < N; i++)
    {
      if (a[i] != i + add)
	return false;
      a[i] = 0;
    }
  return true;
}

template <int D, typename T>
__attribute__ ((noinline)) void
dependent (T n, int add)
{
  ripple_block_t BS = ripple_set_block_shape (0, 1 << D, 8, 2, 1);
  ripple_parallel (BS, D, D + 1);
  for (T i = 0; i < n; ++i)
    a[i] = static_cast<int> (i) + add;
}

struct dims
{
  static constexpr int first = 1;
  enum : unsigned char { second = 0 };
};

template <typename D, typename B, typename T>
void
by_class (B block, T lo, T hi)
{
  for (int twice = 0; twice < 2; twice++)
    ripple_parallel_full (block, D::first, D::second);
    for (auto i = hi; i > lo; i--)
      a[i - 1] = static_cast<int> (i);
}

namespace space { constexpr int dim = 1; }
enum class E : short { zero, end = N };

struct object
{
  ripple_block_t block;
  int size;

  object () try : block (ripple_set_block_shape (0, 4, 4)), size (N)
    {
      ripple_block_t BS = block;
      ripple_parallel (BS, 0);
      for (int i = 0; i < size; i++)
	a[i] = i + 3;
    }
  catch (...)
    {
    }

  void fill (int add)
  {
    ripple_parallel (block, 1);
    for (int i = 0; i != this->size; i++)
      a[i] = i + add;
  }

  template <typename F> void each (F f) const
  {
#pragma ripple parallel Block(block) Dims(space::dim)
    for (int i = 0; size > i; i++)
      f (i);
  }
};

constexpr int
sum_to (ripple_block_t BS, int n)
{
  int sum = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    sum += 0;
  return sum + n;
}

inline const int &
smaller (const int &x, const int &y)
{
  return y < x ? y : x;
}

int
main ()
{
  dependent<0> (N, 1);
  if (!check (1))
    return 1;
  dependent<1, short> (N, 2);
  if (!check (2))
    return 2;
  dependent<2, unsigned long> (N, 3);
  if (!check (3))
    return 3;
  dependent<1, unsigned char> (N, 3);
  if (!check (3))
    return 4;

  auto BS = ripple_set_block_shape (0, 5, 3);
  by_class<dims> (BS, 0, N);
  if (!check (1))
    return 5;

  object o;
  if (!check (3))
    return 6;
  o.fill (4);
  if (!check (4))
    return 7;
  o.each ([] (int i) { a[i] = i + 5; });
  if (!check (5))
    return 8;

  auto by_reference = [&] (auto n)
    {
      ripple_parallel (BS, 0);
      for (decltype (n) i = 0; i < n; i++)
	a[i] = i + 6;
    };
  by_reference (N);
  if (!check (6))
    return 9;
  [=] () mutable
    {
      for (int twice = 0; twice < 2; twice++)
	ripple_parallel (BS, 1, 0);
	for (int i { N - 1 }; i >= 0; --i)
	  a[i] = i + 7;
    } ();
  if (!check (7))
    return 10;

  if (sum_to (BS, 12) != 12)
    return 11;

  try
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < smaller (N, 1000); i++)
	a[i] = i + 8;
    }
  catch (...)
    {
      return 12;
    }
  if (!check (8))
    return 13;

  ripple_parallel (BS, 0);
  for (E e = E::zero; e < E::end; e = E (static_cast<int> (e) + 1))
    a[static_cast<int> (e)] = static_cast<int> (e) + 9;
  if (!check (9))
    return 14;

  ripple_block_t &ref = BS;
  const int offset = 10;
  ripple_parallel (ref, space::dim);
  for (int i = 0, n = N; i < n; i++)
    a[i] = i + offset;
  if (!check (10))
    return 15;

#if __cplusplus >= 201703L
  if constexpr (sizeof (int) == 4)
    ripple_parallel (BS, (1 + 1) / 2);
    for (long i = 0; i < N; i++)
      a[i] = static_cast<int> (i) + 11;
  if (!check (11))
    return 16;
#endif
  return 0;
}
