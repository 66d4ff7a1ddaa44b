/* { dg-do run } */
/* What is asked of the lanes of signed bytes, and their distinct values.  */
#define T signed char
#include "common/queries.h"
