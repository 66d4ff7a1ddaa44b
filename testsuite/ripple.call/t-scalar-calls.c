/* { dg-do run } */
/* Calls with scalar operands stay single calls: counts, varargs, results
   in tensor expressions.  */
#include "../ripple-test.h"
#define B 8

static int calls;

NOIPA static int
next_value (int x)
{
  calls++;
  return 2 * x;
}

NOIPA static void
kernel (const int *a, int *c, char *text, size_t size)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int k = next_value (21);
  c[v] = a[v] * next_value (k) + abs (k - 50);
  snprintf (text, size, "%d %s", ripple_reduceadd (1, a[v]), "lanes");
}

int
main (void)
{
  int a[B], c[B], sum = 0;
  char text[50], want[50];
  for (int i = 0; i < B; i++)
    sum += a[i] = rnd () & 0xffff;
  kernel (a, c, text, sizeof text);
  CHECK (calls == 2);
  for (int i = 0; i < B; i++)
    CHECK (c[i] == a[i] * 84 + 8);
  snprintf (want, sizeof want, "%d lanes", sum);
  CHECK (strcmp (text, want) == 0);
  return 0;
}
