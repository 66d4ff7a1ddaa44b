#define T long double
#define B 6
