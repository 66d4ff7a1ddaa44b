#define T unsigned __int128
#define W unsigned __int128
#define B 4
