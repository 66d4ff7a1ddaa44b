#define T unsigned
#define W unsigned
#define B 8
