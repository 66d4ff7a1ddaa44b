/* { dg-do run } */
/* { dg-options "-g" } */
/* Debug information at every level.  */
#include "common/blend.h"
