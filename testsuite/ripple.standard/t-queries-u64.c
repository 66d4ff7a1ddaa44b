/* { dg-do run } */
/* What is asked of the lanes of double words, and their distinct values.  */
#define T uint64_t
#include "common/queries.h"
