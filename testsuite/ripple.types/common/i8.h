#define T signed char
#define W unsigned
#define B 40
