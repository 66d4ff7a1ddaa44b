#define T double
#define B 8
