/* { dg-do run } */
/* { dg-options "-fsanitize=address,undefined -fno-sanitize=bounds -fno-sanitize-recover=all" } */
/* { dg-require asan } */
/* Look-ups in tables where each access is checked: elements are loaded one by
   one, and only those that lanes look up.  */
#include "../ripple.standard/t-lookup.c"
