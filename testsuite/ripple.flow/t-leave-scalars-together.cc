/* { dg-do run } */
/* { dg-options "-w" } */
/* The same in a loop that some lanes only come to, and leave together; in
   C++.  */
#define UNDER if (x[v] != 2)
#define LEAVES k == 7
#define TYPES unsigned short, int, char, long
#include "t-leave-scalars.c"
