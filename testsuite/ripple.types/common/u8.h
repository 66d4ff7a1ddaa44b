#define T unsigned char
#define W unsigned
#define B 64
