/* { dg-do run } */
/* { dg-options "-w" } */
/* The functions of <ripple/sme.h> on machines of all kinds.  */
#include "../ripple.sme/t-accumulator.c"
