/* { dg-do run } */
/* { dg-require float16 gcc-12 } */
/* Shuffles of _Float16.  */
#define T _Float16
#include "common/maps.h"
