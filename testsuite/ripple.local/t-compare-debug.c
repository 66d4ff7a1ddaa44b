/* { dg-do run } */
/* { dg-options "-g -fcompare-debug -ffp-contract=off" } */
/* { dg-levels "-O0 -O2" } */
/* The same code with and without debug information.  */
#include "t-memory.c"
