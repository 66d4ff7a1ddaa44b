/* { dg-do error } */
/* { dg-options "-std=c++20" } */
/* No annotated loops in coroutines.  */
#include <ripple.h>
#include <coroutine>

struct task
{
  struct promise_type
  {
    task get_return_object () { return {}; }
    std::suspend_never initial_suspend () { return {}; }
    std::suspend_never final_suspend () noexcept { return {}; }
    void return_void () {}
    void unhandled_exception () {}
  };
};

float a[100];

task
before (int n, ripple_block_t BS)
{
  ripple_parallel (BS, 0);	/* { dg-error "3: cannot be in a coroutine.*ripple-loop-coroutine" } */
  for (int i = 0; i < n; i++)
    a[i] += 1;
  co_await std::suspend_never {};
}

task
inside (int n, ripple_block_t BS)
{
  ripple_parallel (BS, 0);	/* { dg-error "3: cannot be in a coroutine" } */
  for (int i = 0; i < n; i++)
    co_await std::suspend_never {};
}
