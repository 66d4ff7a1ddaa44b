#define T unsigned long
#define W unsigned long
#define B 6
