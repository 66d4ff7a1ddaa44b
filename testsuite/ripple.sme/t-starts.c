/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 29 } */
/* { dg-asm {addha} bytes_of_columns.tiles.0 } */
/* { dg-asm {addva} bytes_of_rows.tiles.0 } */
/* { dg-asm {addva} unsigned_bytes_computed.tiles.0 } */
/* { dg-asm {addha} unsigned_bytes_same.tiles.0 } */
/* { dg-asm-not {addha} bytes_of_both.tiles.0 } */
/* What sums begin with, by rows or columns: of integers it is added to tiles
   that are zero.  */
#include "starts.h"

/* Zeros keep their signs.  */
NEST (negative, float, float, -v[j] * 0)

int
main (void)
{
  float a[1], c[1] = { 5 }, v[1] = { 0 };
  test_all ();
  negative (a, a, c, v, v, 1, 1, 0, 0);
  CHECK (c[0] == 0 && __builtin_signbit (c[0]));
  return 0;
}
