/* { dg-do run } */
/* { dg-options "-fsanitize=address" } */
/* { dg-require asan } */
/* What alloca gives is as aligned there as vectors need it.  */
#include "../ripple.flow/t-around.c"
