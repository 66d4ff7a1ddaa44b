/* The sanitizer checks the indices of lanes one by one.  GCC does not take
   what belongs to lanes that are off for an access outside of an array, or
   for something that has no value.  */
/* { dg-do run } */
/* { dg-require ubsan } */
/* { dg-options "-Wall -Wextra -fsanitize=undefined -fno-sanitize-recover=all" } */
/* { dg-levels "-O0 -O2 -O3" } */

#include "../ripple.mem/t-array-bounds.c"
