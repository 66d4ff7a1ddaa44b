/* { dg-do run } */
/* { dg-options "-fsanitize=thread -finstrument-functions" } */
/* { dg-levels "-O0 -O2" } */
#include "common/index.h"
