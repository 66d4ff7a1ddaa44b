/* { dg-do run } */
/* { dg-require float16 gcc-12 } */
/* What is asked of the lanes of _Float16, and their distinct values.  */
#define FLOAT 1
#define FEW 1
#define T _Float16
#include "common/queries.h"
