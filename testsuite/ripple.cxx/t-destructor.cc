/* { dg-do run } */
// Objects with constructors and destructors round and between annotated
// loops; static locals; new and delete.
#include "../ripple-test.h"

static int log_value;

struct scope
{
  int k;
  scope (int x) : k (x) { log_value = log_value * 10 + k; }
  ~scope () { log_value = log_value * 10 + k + 1; }
};

NOIPA static int
kernel (int n, const int *a)
{
  scope outer (1);
  int *t = new int[n + 1];
  static int runs;
  {
    scope inner (3);
    ripple_block_t BS = ripple_set_block_shape (0, 8);
    ripple_parallel (BS, 0);
    for (int i = 0; i < n; i++)
      t[i] = a[i] * 2;
    scope last (5);
    if (n == 7)
      {
	delete[] t;
	return -1;
      }
    ripple_parallel (BS, 0);
    for (int i = 0; i < n; i++)
      t[i] += 1;
  }
  int s = 0;
  for (int i = 0; i < n; i++)
    s += t[i];
  delete[] t;
  return s + ++runs * 0;
}

int
main ()
{
  for (int n = 0; n < 20; n++)
    {
      int a[20], e = 0;
      for (int i = 0; i < n; i++)
	{
	  a[i] = rnd () & 0xfff;
	  e += 2 * a[i] + 1;
	}
      log_value = 0;
      CHECK (kernel (n, a) == (n == 7 ? -1 : e));
      CHECK (log_value == 135642);
    }
  return 0;
}
