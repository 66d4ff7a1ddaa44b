/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* switch on bytes and words: cases and ranges that hold all, some or none of
   their values.  */
#include "common/lanes.h"

static uint8_t
bytes (uint8_t x, uint8_t y)
{
  switch (x)
    {
    case 0 ... 31: return y;
    case 200 ... 255: return y + 1;
    case 100: y ^= 5;
    case 127 ... 128: return y;
    }
  return 3;
}

static uint8_t
all_bytes (uint8_t x, uint8_t y)
{
  switch (x)
    {
    case 0 ... 255: return x ^ y;
    }
  return 3;
}

static int8_t
signed_bytes (int8_t x, int8_t y)
{
  switch (x)
    {
    case -128 ... -100: return y;
    case -1: return 0;
    case 0 ... 127: return y & 15;
    }
  return x;
}

static int8_t
as_unsigned (int8_t x, int8_t y)
{
  switch ((unsigned) x)
    {
    case 0 ... 5: return y;
    case 0xffffff80 ... 0xffffffaf: return 1;
    case 0xffffffff: return 2;
    case 200: return 3;
    }
  return x;
}

static int16_t
words (int16_t x, int16_t y)
{
  switch (x)
    {
    case -32768 ... 32767: return x + (y & 1);
    }
  return 0;
}

/* An int that holds a byte plus something is no byte.  */

static uint8_t
wider (uint8_t x, uint8_t y)
{
  switch (x + y)
    {
    case 200 ... 300: return 1;
    case 301 ... 510: return 2;
    case -5 ... 10: return 3;
    }
  return 4;
}

static uint8_t
outside (uint8_t x, uint8_t y)
{
  switch ((int) x + 0 * (y & 1))
    {
    case -20 ... 3: return 1;
    case 250 ... 1000: return 2;
    case 1001: return 3;
    }
  switch (x)
    {
    case 4 ... 20: return y;
    }
  return 0;
}

LANES (bytes, uint8_t, 64)
LANES (bytes, uint8_t, 7)
LANES (all_bytes, uint8_t, 64)
LANES (signed_bytes, int8_t, 64)
LANES (as_unsigned, int8_t, 32)
LANES (words, int16_t, 32)
LANES (wider, uint8_t, 64)
LANES (outside, uint8_t, 64)

int
main (void)
{
  bytes_try_64 ();
  bytes_try_7 ();
  all_bytes_try_64 ();
  signed_bytes_try_64 ();
  as_unsigned_try_32 ();
  words_try_32 ();
  wider_try_64 ();
  outside_try_64 ();
  return 0;
}
