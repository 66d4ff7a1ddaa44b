/* { dg-do run } */
#include "builtin-names.h"
