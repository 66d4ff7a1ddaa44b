/* { dg-do run } */
/* What is asked of the lanes of words, and their distinct values.  */
#define T int
#include "common/queries.h"
