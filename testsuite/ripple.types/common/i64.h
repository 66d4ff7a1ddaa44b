#define T long
#define W unsigned long
#define U unsigned long
#define SMALL(X) ((X) & 0xfff)
#define OVERFLOW_P(X, Y) ((X) == LONG_MIN && (Y) == -1)
#define B 8
