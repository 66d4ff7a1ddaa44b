/* Where there is no _Float128, long double will do.  */
#ifdef __FLT128_MAX__
# define T _Float128
#else
# define T long double
#endif
#define B 5
