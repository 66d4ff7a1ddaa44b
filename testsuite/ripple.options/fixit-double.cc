#include "fixit-double.c"
