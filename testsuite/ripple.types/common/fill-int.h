/* All bit patterns.  */
#define FILL_FROM(TO, A, N) FILL (T, A, N)
