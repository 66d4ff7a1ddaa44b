/* { dg-do run } */
/* { dg-options "-Wall -Wextra -Werror" } */
/* { dg-std "c++20 c++11" } */
#include "semicolon.c"
