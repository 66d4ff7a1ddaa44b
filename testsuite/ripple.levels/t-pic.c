/* { dg-do run } */
/* { dg-options "-fPIC" } */
/* Position-independent code.  */
#include "common/blend.h"
