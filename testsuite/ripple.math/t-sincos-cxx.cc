/* { dg-do run } */
/* { dg-options "-w" } */
/* The same in C++.  */
#include "t-sincos.c"
