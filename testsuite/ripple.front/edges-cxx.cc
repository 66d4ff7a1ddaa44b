/* { dg-do run } */
#include "edges.c"
