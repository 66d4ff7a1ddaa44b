#define T float
#define B 16
