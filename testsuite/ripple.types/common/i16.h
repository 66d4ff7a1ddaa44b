#define T short
#define W unsigned
#define B 24
