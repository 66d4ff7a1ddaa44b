#define T unsigned short
#define W unsigned
#define B 16
