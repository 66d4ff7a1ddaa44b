/* { dg-do run } */
/* A local structure that does not escape is expanded member by member.  */
#include "../ripple-test.h"
#define B 8
struct v3 { float x, y, z; };

NOIPA static void
kernel (int n, const struct v3 *a, const struct v3 *b, float *dot,
	struct v3 *cross)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      struct v3 p, q = { 0, 0, 0 };
      p.x = a[i].x;
      p.y = a[i].y;
      p.z = a[i].z;
      q.x = p.y * b[i].z - p.z * b[i].y;
      q.y = p.z * b[i].x - p.x * b[i].z;
      q.z = p.x * b[i].y - p.y * b[i].x;
      dot[i] = p.x * b[i].x + p.y * b[i].y + p.z * b[i].z;
      cross[i].x = q.x;
      cross[i].y = q.y;
      cross[i].z = q.z;
    }
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      BUF (float, af, 3 * n, n % PLACES);
      BUF (float, bf, 3 * n, n % PLACES);
      BUF (float, dot, n, n % PLACES);
      BUF (float, cf, 3 * n, n % PLACES);
      struct v3 *a = (struct v3 *) af, *b = (struct v3 *) bf;
      struct v3 *c = (struct v3 *) cf;
      kernel (n, a, b, dot, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (dot[i] == a[i].x * b[i].x + a[i].y * b[i].y
		 + a[i].z * b[i].z);
	  CHECK (c[i].x == a[i].y * b[i].z - a[i].z * b[i].y);
	  CHECK (c[i].y == a[i].z * b[i].x - a[i].x * b[i].z);
	  CHECK (c[i].z == a[i].x * b[i].y - a[i].y * b[i].x);
	}
      buf_free_all ();
    }
  return 0;
}
