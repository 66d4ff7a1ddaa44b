/* { dg-do run } */
/* What is asked of the lanes of doubles, and their distinct values.  */
#define FLOAT 1
#define FEW 1
#define T double
#include "common/queries.h"
