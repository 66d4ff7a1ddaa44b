/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* The example find.c at the ends of pages: nothing behind the last byte, nor
   behind the one that is found in another page, is read.  */
#define main example_main
#include "../../examples/find.c"
#undef main
#include "../ripple-test.h"

size_t
find_reference (size_t n, const uint8_t *x, uint8_t wanted)
{
  size_t i = 0;
  while (i < n && x[i] != wanted)
    i++;
  return i;
}

int
main (void)
{
  for (size_t n = 1; n < 600; n += 1 + n / 50)
    {
      BUF (uint8_t, x, n, BUF_END);
      BUF (uint8_t, y, n, BUF_START);
      for (size_t i = 0; i < n; i++)
	x[i] = y[i] = 7;
      CHECK (find (n, x, 1) == n && find (n, y, 1) == n);
      for (size_t at = 0; at < n; at += 1 + at / 9)
	{
	  x[at] = y[at] = 1;
	  CHECK (find (n, x, 1) == at && find (n, y, 1) == at);
	  /* More than there is: memchr may be told so, too.  */
	  CHECK (find (n + 5000, x, 1) == at);
	  x[at] = y[at] = 7;
	}
      buf_free_all ();
    }
  return 0;
}
