/* { dg-do run } */
/* Shuffles of char, which is neither signed char nor unsigned char.  */
#define T char
#include "common/maps.h"
