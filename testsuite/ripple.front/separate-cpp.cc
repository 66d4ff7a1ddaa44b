/* { dg-do run } */
/* { dg-options "-no-integrated-cpp -g3" } */
/* Preprocessed text means the same.  */
#include "semicolon.cc"
