/* The same in C++.  */
/* { dg-do run } */
#include "t-variable-step.c"
