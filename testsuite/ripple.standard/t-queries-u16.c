/* { dg-do run } */
/* What is asked of the lanes of halfwords, and their distinct values.  */
#define T unsigned short
#include "common/queries.h"
