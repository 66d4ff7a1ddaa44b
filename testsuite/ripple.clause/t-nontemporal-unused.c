/* { dg-do run } */
/* Clause Nontemporal with names through which the loop stores nothing.  */
#include "../ripple-test.h"

static int array[100];

NOIPA static void
f (int n, int *restrict x, const int *y)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (x, y) /* { dg-warning "60: the loop stores nothing through this name, so that 'Nontemporal' means nothing for it .ripple-nontemporal" } */
  for (int i = 0; i < n; i++)
    x[i] = y[i];
#pragma ripple parallel Block (B) Dims (0) Nontemporal (array) /* { dg-warning "57: the loop stores nothing through this name" } */
  for (int i = 0; i < n; i++)
    x[i] += array[i];
#pragma ripple parallel Block (B) Dims (0) NoWarn (nontemporal) \
  Nontemporal (array)
  for (int i = 0; i < n; i++)
    x[i] += array[i];
}

int
main (void)
{
  int x[100], y[100];
  FILL (int, y, 100);
  f (100, x, y);
  CHECK_SAME (x, y, 100);
  return 0;
}
