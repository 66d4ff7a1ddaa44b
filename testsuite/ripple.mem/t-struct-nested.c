/* { dg-do run } */
/* Arrays inside structures, structures inside structures, c[i][v].y.  */
#include "../ripple-test.h"
#define B 8
struct point { int x, y; };
struct shape { struct point p[3]; short w[5]; };

NOIPA static void
kernel (int n, int k, struct shape *s, struct point (*c)[20])
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      s[i].p[k].y = s[i].p[0].x + s[i].w[k + 1];
      s[i].w[4] = k;
      c[k][i].y = i;
      c[k][i].x = c[0][i].x + 1;
    }
}

int
main (void)
{
  struct shape s[20], t[20];
  struct point c[3][20], d[3][20];
  for (int n = 0; n <= 20; n++)
    for (int k = 0; k < 3; k++)
      {
	memset (s, 0, sizeof s);
	memset (c, 0, sizeof c);
	for (int i = 0; i < 20; i++)
	  {
	    s[i].p[0].x = rnd () & 0xfff;
	    s[i].w[k + 1] = rnd () & 0xfff;
	    c[0][i].x = rnd () & 0xfff;
	  }
	memcpy (t, s, sizeof s);
	memcpy (d, c, sizeof c);
	kernel (n, k, s, c);
	for (int i = 0; i < n; i++)
	  {
	    t[i].p[k].y = t[i].p[0].x + t[i].w[k + 1];
	    t[i].w[4] = k;
	    d[k][i].y = i;
	    d[k][i].x = d[0][i].x + 1;
	  }
	CHECK_SAME (s, t, 20);
	CHECK_SAME (&c[0][0], &d[0][0], 60);
      }
  return 0;
}
