/* { dg-do run } */
/* { dg-options "-fno-tree-ccp -fno-tree-forwprop -fno-tree-fre -fno-tree-dce -fno-tree-pre -fno-tree-sra" } */
/* { dg-levels "-O1 -O2" } */
/* -O2 with the scalar optimisers switched off.  */
#include "common/blend.h"
