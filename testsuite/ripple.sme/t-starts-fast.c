/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fno-signed-zeros -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fno-signed-zeros -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-not {mova\tza} floats_of_rows.tiles.0 } */
/* { dg-asm-not {mova\tza} doubles_argument.tiles.0 } */
/* The same where a zero needs no sign: floats begin with a product by one.  */
#include "starts.h"

int
main (void)
{
  test_all ();
  return 0;
}
