/* { dg-do run } */
/* What is asked of the lanes of elements that no vector has, and their
   distinct values.  */
#define FEW 1
#define T long double
#include "common/queries.h"
