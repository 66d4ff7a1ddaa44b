/* { dg-do run } */
/* { dg-options "-w" } */
/* The same in a loop that some lanes only come to.  */
#define UNDER if (x[v] != 2)
#define TYPES unsigned long, signed char, unsigned, double
#include "t-leave-scalars.c"
