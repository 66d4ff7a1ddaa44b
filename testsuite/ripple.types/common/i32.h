#define T int
#define W unsigned
#define U unsigned
#define SMALL(X) ((X) & 0xfff)
#define OVERFLOW_P(X, Y) ((X) == INT_MIN && (Y) == -1)
#define B 16
