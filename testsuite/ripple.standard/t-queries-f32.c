/* { dg-do run } */
/* What is asked of the lanes of floats, and their distinct values.  */
#define FLOAT 1
#define T float
#include "common/queries.h"
