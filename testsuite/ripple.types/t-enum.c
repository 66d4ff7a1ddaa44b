/* { dg-do run } */
/* Enumerations, also packed ones, as lanes.  */
#include "../ripple-test.h"
#define B 16
enum colour { RED, GREEN = 5, BLUE = 1000 };
enum __attribute__ ((packed)) small { LOW = -2, MID, HIGH = 7 };

NOIPA static void
kernel (int n, const enum colour *a, const enum small *b, enum colour *c,
	enum small *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = a[i] == RED ? GREEN : a[i] == GREEN ? BLUE : RED;
      if (b[i] == LOW)
	d[i] = HIGH;
      else
	d[i] = (enum small) (b[i] - 1);
    }
}

int
main (void)
{
  static const enum colour colours[] = { RED, GREEN, BLUE };
  static const enum small smalls[] = { LOW, MID, HIGH };
  for (int n = 0; n < 40; n++)
    {
      enum colour a[40], c[41];
      enum small b[40], d[41];
      for (int i = 0; i < n; i++)
	{
	  a[i] = colours[rnd () % 3];
	  b[i] = smalls[rnd () % 3];
	}
      c[n] = BLUE;
      d[n] = MID;
      kernel (n, a, b, c, d);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[i] == (a[i] == RED ? GREEN : a[i] == GREEN ? BLUE : RED));
	  CHECK (d[i] == (b[i] == LOW ? HIGH : b[i] - 1));
	}
      CHECK (c[n] == BLUE && d[n] == MID);
    }
  return 0;
}
