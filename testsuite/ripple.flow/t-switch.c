/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* switch on lanes: ranges, fall through, default anywhere, returns, loops
   around it, narrow and wide values, enumerations.  */
#include "common/lanes.h"

static int
cases (int x, int y)
{
  int r = 0;
  switch (x % 16)
    {
    case 3:
      r = 5;
      break;
    default:
      r = x % 16 + y % 3;
      break;
    case 5 ... 9:
      r = 100;
      /* Fall through.  */
    case 2:
      r += y % 7;
      if (y & 1)
	return r;
      break;
    case -4:
    case -6:
      r = 77;
      break;
    case -9 ... -7:;
    }
  return r;
}

static int
machine (int x, int y)
{
  int r = x & 15;
  while (1)
    {
      switch (r & 3)
	{
	case 0:
	  return r;
	case 1:
	  r += 3;
	  continue;
	case 2:
	  r++;
	  break;
	default:
	  goto out;
	}
      r += 1 + (y & 1);
    }
out:
  return -r;
}

static uint8_t
bytes (uint8_t x, uint8_t y)
{
  switch (x)
    {
    case 0 ... 9: return y;
    case 'a' ... 'z': return x - 'a';
    case 250 ... 255: y++;
    default: return y ^ x;
    }
}

static int64_t
wide (int64_t x, int64_t y)
{
  switch (x)
    {
    case INT64_MIN ... -1000000000000: return 1;
    case -3 ... 3: return y;
    case 0x7000000000000000 ... INT64_MAX: return 2;
    }
  return x ^ y;
}

enum color { RED = 1, GREEN, BLUE = 7 };

static int
colors (int x, int y)
{
  enum color c = x & 1 ? RED : y & 1 ? GREEN : BLUE;
  int r = 0;
  switch (c)
    {
    case RED: r = 1; break;
    case GREEN: r = 2; break;
    case BLUE: r = 3; break;
    }
  return r;
}

static int
only_default (int x, int y)
{
  switch (x)
    {
    default: x += y & 3;
    }
  switch (y)
    {
    case 1: return x;
    }
  return -(x & 7);
}

LANES (cases, int, 16)
LANES (cases, int, 3)
LANES (machine, int, 16)
LANES (bytes, uint8_t, 64)
LANES (wide, int64_t, 8)
LANES (colors, int, 16)
LANES (only_default, int, 16)

/* In a block function.  */

NOIPA static void
stores (int n, const int *a, const int *b, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    switch (a[i] & 7)
      {
      case 1: c[i] = 4; break;
      case 2: c[i] = 5;
      case 3: c[i] ^= b[i];
      default: c[i] ^= 2;
      case 7:;
      }
}

NOIPA static void
stores_model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    switch (a[i] & 7)
      {
      case 1: c[i] = 4; break;
      case 2: c[i] = 5;
      case 3: c[i] ^= b[i];
      default: c[i] ^= 2;
      case 7:;
      }
}

int
main (void)
{
  cases_try_16 ();
  cases_try_3 ();
  machine_try_16 ();
  bytes_try_64 ();
  wide_try_8 ();
  colors_try_16 ();
  only_default_try_16 ();
  TRY (16, int, int, 1, 0, stores, stores_model);
  return 0;
}
