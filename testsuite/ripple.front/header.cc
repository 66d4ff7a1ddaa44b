/* { dg-do compile } */
/* { dg-options "-Wall -Wextra -Wpedantic -Werror -ffreestanding" } */
/* { dg-levels -O0 } */
/* { dg-std "gnu++17 c++11 c++14 c++20 c++23" } */
#include "header.c"
