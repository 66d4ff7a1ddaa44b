/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* A program that reads <arm_sme.h> itself, before and behind <ripple.h> and
   functions that tiles are used for.  */
#include <arm_sme.h>
#include "../ripple-test.h"

NOIPA static void
product (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 4);
  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[i * k + l] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
}

#include <arm_sve.h>
#include <arm_sme.h>

__arm_locally_streaming NOIPA static uint64_t
lanes (void)
{
  return svcntw ();
}

int
main (void)
{
  static float a[9 * 5], b[5 * 40], c[9 * 40];
  for (int i = 0; i < 9 * 5; i++)
    a[i] = i % 7;
  for (int i = 0; i < 5 * 40; i++)
    b[i] = i % 11;
  product (a, b, c, 9, 40, 5);
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < 40; j++)
      {
	float s = 0;
	for (int l = 0; l < 5; l++)
	  s += a[i * 5 + l] * b[l * 40 + j];
	CHECK (c[i * 40 + j] == s);
      }
  CHECK (lanes () >= 4);
  return 0;
}
