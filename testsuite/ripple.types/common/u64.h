#define T unsigned long long
#define W unsigned long long
#define B 6
