/* { dg-do run } */
/* Structure assignment in the uniform code of a function with blocks.  */
#include "../ripple-test.h"
#define B 8
struct s { int k; char name[20]; int w[3]; };

NOIPA static int
kernel (int n, const struct s *in, struct s *out, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  struct s local = *in;
  local.k += 1;
  *out = local;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] * out->k + out->w[1];
  return local.k;
}

int
main (void)
{
  struct s in = { 4, "name", { 1, 2, 3 } }, out;
  int a[20], c[20];
  for (int i = 0; i < 20; i++)
    a[i] = rnd () & 0xfff;
  CHECK (kernel (20, &in, &out, a, c) == 5);
  CHECK (out.k == 5 && strcmp (out.name, "name") == 0 && out.w[2] == 3);
  for (int i = 0; i < 20; i++)
    CHECK (c[i] == a[i] * 5 + 2);
  return 0;
}
