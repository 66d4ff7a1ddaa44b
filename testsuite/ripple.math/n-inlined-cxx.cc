/* The same in C++.  */
/* { dg-do compile } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2" } */
/* { dg-asm-not "(call|jmp|bl|b|jal|tail)\[ \t\]+(exp|log|sin|cos|tan|pow|cbrt|hypot|erf|gamma|fmod|remainder|ldexp|scalb|frexp|modf|ilogb|logb|nextafter|fdim|sqrt)" } */

#include "n-inlined.c"
