#define T __int128
#define W unsigned __int128
#define U unsigned __int128
#define SMALL(X) ((X) & 0xfff)
#define OVERFLOW_P(X, Y) ((X) == (T) 1 << 127 && (Y) == -1)
#define B 7
