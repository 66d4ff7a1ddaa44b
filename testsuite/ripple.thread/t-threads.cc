// { dg-do run }
// { dg-require openmp }
// { dg-options "-fopenmp" }
// { dg-std "c++17 c++11 c++20" }
// Templates, members, lambdas; loops in the parallel region itself.
#include "threads.h"
#include <stdexcept>
#include <vector>

template<typename T, int CHUNK, int DIM, typename TB>
NOIPA static void
in_template (TB tb, T n)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  constexpr int twice = 2 * CHUNK;
  T i;
  ripple_parallel_thd_chunk (tb, CHUNK, DIM);
  for (i = 0; i < n; i++)
    HIT (i);
  CHECK (i == n);
  ripple_parallel_thd_chunk_dyn (tb, twice, DIM);
  ripple_parallel (b, 0);
  for (T i = n; i > 0; --i)
    HIT (i - 1);
}

struct worker
{
  ripple_thd_block_t tb;
  int chunk;
  static const int three = 3;

  void
  run (int n) const
  {
    ripple_parallel_thd_chunk (tb, chunk, 0);
    for (int i = 0; i < n; i++)
      HIT (i);
    ripple_parallel_thd_chunk_dyn (tb, three, 0);
    for (int i = 0; i < n; i++)
      HIT (i);
  }
};

template<typename F>
static void
each (ripple_thd_block_t &tb, const unsigned long &chunk, int n, F f)
{
  ripple_parallel_thd_chunk (tb, chunk, 0);
  for (int i = 0; i < n; ++i)
    f (i);
}

static void
with_lambdas (ripple_thd_block_t tb, int n)
{
  unsigned long chunk = 4;
  each (tb, chunk, n, [] (int i) { HIT (i); });
  auto run = [=] ()
  {
    ripple_parallel_thd (tb, 0);
    for (int i = 0; i < n; i++)
      HIT (i);
  };
  run ();
  auto captured = [&] (short m)
  {
    ripple_parallel_thd_chunk_dyn (tb, chunk, 0);
    for (decltype (m) i = 0; i < m; i++)
      HIT (i);
  };
  captured ((short) n);
}

static int
throwing (ripple_thd_block_t tb, int n)
{
  int caught = 0;
  std::vector<int> v (n, 1);
  ripple_parallel_thd_chunk (tb, 2, 0);
  for (int i = 0; i < n; i++)
    {
      try
	{
	  if (v.at (i + (i % 4 == 1 ? n : 0)))
	    HIT (i);
	}
      catch (const std::out_of_range &)
	{
	  HIT (i);
	  caught++;
	}
    }
  return caught;
}

#if __cplusplus >= 201402L
/* What threads share is no constant, even if each thread could compute it.  */
template<int N>
constexpr int
constant (ripple_thd_block_t tb)
{
  int s = 0;
  ripple_parallel_thd (tb, 0);
  for (int i = 0; i < N; i++)
    s += i;
  return s;
}
#endif

int
main ()
{
  FOR_ALL (t, n)
    {
      int m = n, caught = 0;
      TEAM (t, (in_template<int, 3, 0> (tb, m)));
      CHECK_HITS (m, 2);
      TEAM (t, (in_template<unsigned char, 1, 0> (tb, (unsigned char) m)));
      CHECK_HITS (m, 2);
      TEAM (t, (in_template<long, 50, 1> (tb, m)));
      CHECK_HITS (m, 2 * (int) t);
      TEAM (t, (worker { tb, 2 }.run (m)));
      CHECK_HITS (m, 2);
      TEAM (t, with_lambdas (tb, m));
      CHECK_HITS (m, 3);
      TEAM (t, __atomic_fetch_add (&caught, throwing (tb, m),
				   __ATOMIC_RELAXED));
      CHECK_HITS (m, 1);
      CHECK (caught == (m + 2) / 4);
#if __cplusplus >= 201402L
      int sum = 0;
      TEAM (t, __atomic_fetch_add (&sum, constant<10> (tb),
				   __ATOMIC_RELAXED));
      CHECK (sum == 45);
#endif
#pragma omp parallel num_threads(t)
      {
	ripple_thd_block_t tb = ripple_thd_init (0, nullptr);
	ripple_block_t b = ripple_set_block_shape (0, 8);
	ripple_parallel_thd (tb, 0);
	for (int i = 0; i < m; i++)
	  HIT (i);
	ripple_parallel_thd_chunk_dyn (tb, 3, 0);
	ripple_parallel (b, 0);
	for (int i = 0; i < m; i++)
	  HIT (i);
	ripple_thd_exit (tb);
      }
      CHECK_HITS (m, 2);
    }
  return 0;
}
