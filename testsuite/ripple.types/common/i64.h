#define T long long
#define W unsigned long long
#define U unsigned long long
#define SMALL(X) ((X) & 0xfff)
#define OVERFLOW_P(X, Y) ((X) == LLONG_MIN && (Y) == -1)
#define B 8
