// { dg-do error }
// { dg-options "-std=c++17" }
// What threads share is no constant, though loops for lanes may be.
#include <ripple/thread.h>

constexpr int
f (int n)
{
  ripple_thd_block_t tb = nullptr;
  int s = 0;
  ripple_parallel_thd (tb, 0);	/* { dg-error "call to non-'constexpr' function" } */
  for (int i = 0; i < n; i++)
    s += i;
  return s;
}
