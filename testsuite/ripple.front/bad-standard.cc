/* C++98 is too old.  */
/* { dg-do error } */
/* { dg-options "-std=c++98" } */
#include <ripple.h>	/* { dg-error "ripple.h needs C\\+\\+11 or later" "" { target *-*-* } 0 } */
