/* The block, TILE_X columns by TILE_Y rows, and the layout of A.  */

#ifndef TILE_X
# define TILE_X 16
# define TILE_Y 16
#endif

#ifdef TRANSPOSED_A
# define A(i, k) a[(k) * n + (i)]
#else
# define A(i, k) a[(i) * n + (k)]
#endif
