/* { dg-do run } */
/* Variadic functions, functions on memory of each lane, atomics,
   expectations, under a mask.  */
#include "../ripple-test.h"
#include <stdarg.h>
#define B 8
char buf[10000];
int at;
struct big
{
  int v[6];
};
NOIPA static struct big
mk (int x)
{
  struct big b = { { x, x + 1, x + 2, 3, 4, 5 } };
  return b;
}
NOIPA static int
vsum (int n, ...)
{
  va_list l;
  va_start (l, n);
  int s = 0;
  while (n--)
    s += va_arg (l, int);
  va_end (l);
  return s;
}
static void
die (int x)
{
  if (x > 1000)
    abort ();
}
NOIPA static void
kernel (int n, const int *a, int *c, int w, char **s, long *cnt)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      {
	int x = a[i];
	switch (w)
	  {
	  case 0:
	    sprintf (buf + 40 * i, "%d %s %g\n", x, "u", x * .5);
	    break;
	  case 1:
	    c[i] = vsum (3, x, 5, i);
	    break;
	  case 2:
	    memcpy (&c[i], &a[i], 4);
	    break;
	  case 3:
	    memset (c + i, x, 4);
	    break;
	  case 4:
	    c[i] = strlen (s[i]);
	    break;
	  case 5:
	    c[i] = strcmp (s[i], "aaaa") > 0;
	    break;
	  case 6:
	    __atomic_fetch_add (&cnt[x & 1], x, __ATOMIC_RELAXED);
	    break;
	  case 7:
	    c[i] = __sync_fetch_and_add (&cnt[x & 1], x);
	    break;
	  case 8:
	    if (__builtin_expect (x > 4, 1))
	      c[i] = 1;
	    else
	      c[i] = 2;
	    break;
	  case 9:
	    {
	      int r;
	      if (__builtin_add_overflow (x, INT_MAX - 5, &r))
		c[i] = -1;
	      else
		c[i] = r;
	    }
	    break;
	  case 10:
	    {
	      int r;
	      int o = __builtin_mul_overflow (x, INT_MAX / 5, &r);
	      c[i] = r;
	      cnt[i] = o;
	    }
	    break;
	  case 11:
	    {
	      die (x);
	      c[i] = 4;
	    }
	    break;
	  case 12:
	    if (x > 1000)
	      __builtin_unreachable ();
	    c[i] = x;
	    break;
	  case 13:
	    c[i] = __builtin_constant_p (x);
	    break;
	  case 14:
	    {
	      const int *p = __builtin_assume_aligned (&a[i], 4);
	      c[i] = *p;
	    }
	    break;
	  case 15:
	    if (x > 1000)
	      exit (x);
	    c[i] = 3;
	    break;
	  case 16:
	    {
	      unsigned char r;
	      c[i] = __builtin_add_overflow (x, 250, &r);
	      c[i] = c[i] * 1000 + r;
	    }
	    break;
	  case 17:
	    c[i] = abs (x - 6) + __builtin_abs (x);
	    break;
	  }
      }
}
int
main (void)
{
  static char *words[] = { "a", "bb", "aaaa", "aaab", "", "zz" };
  for (int w = 0; w < 18; w++)
    for (int n = 0; n < 30; n++)
      {
	int a[31], c[31];
	char *s[31];
	long cnt[31] = { 0 }, cx[31] = { 0 };
	char eb[10000];
	int ea = 0;
	for (int i = 0; i < n; i++)
	  a[i] = (int)(rnd () % 12), c[i] = 99, s[i] = words[rnd () % 6];
	c[n] = 77;
	at = 0;
	memset (buf, 0, 10000);
	memset (eb, 0, 10000);
	kernel (n, a, c, w, s, cnt);
	for (int i = 0; i < n; i++)
	  {
	    int e = 99, x = a[i], r;
	    unsigned char u;
	    if (x % 3)
	      switch (w)
		{
		case 0:
		  sprintf (eb + 40 * i, "%d %s %g\n", x, "u", x * .5);
		  break;
		case 1:
		  e = x + 5 + i;
		  break;
		case 2:
		  e = x;
		  break;
		case 3:
		  e = x * 0x1010101;
		  break;
		case 4:
		  e = strlen (s[i]);
		  break;
		case 5:
		  e = strcmp (s[i], "aaaa") > 0;
		  break;
		case 6:
		  cx[x & 1] += x;
		  break;
		case 7:
		  e = cx[x & 1];
		  cx[x & 1] += x;
		  break;
		case 8:
		  e = x > 4 ? 1 : 2;
		  break;
		case 9:
		  e = x > 5 ? -1 : INT_MAX - 5 + x;
		  break;
		case 10:
		  cx[i] = __builtin_mul_overflow (x, INT_MAX / 5, &r);
		  e = r;
		  break;
		case 11:
		  e = 4;
		  break;
		case 12:
		  e = x;
		  break;
		case 13:
		  e = 0;
		  break;
		case 14:
		  e = x;
		  break;
		case 15:
		  e = 3;
		  break;
		case 16:
		  e = __builtin_add_overflow (x, 250, &u);
		  e = e * 1000 + u;
		  break;
		case 17:
		  e = abs (x - 6) + x;
		  break;
		}
	    CHECK (c[i] == e);
	  }
	CHECK (c[n] == 77);
	CHECK (!memcmp (buf, eb, 10000));
	CHECK (!memcmp (cnt, cx, sizeof cx));
      }
  return 0;
}
