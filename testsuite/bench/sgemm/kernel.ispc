// A program instance owns a column of the tile; its rows stay in registers.

#ifdef TRANSPOSED_A
#define A(i, k) a[(k) * n + (i)]
#else
#define A(i, k) a[(i) * n + (k)]
#endif

export void
KERNEL (uniform int n, const uniform float a[], const uniform float b[],
	uniform float c[])
{
  for (uniform int i = 0; i < n; i += TILE_Y)
    {
      foreach (j = 0 ... n)
	{
	  float sum[TILE_Y];
	  #pragma unroll
	  for (uniform int r = 0; r < TILE_Y; r++)
	    sum[r] = 0;
	  if (i + TILE_Y <= n)
	    for (uniform int k = 0; k < n; k++)
	      {
		#pragma unroll
		for (uniform int r = 0; r < TILE_Y; r++)
		  sum[r] += A (i + r, k) * b[k * n + j];
	      }
	  else
	    for (uniform int k = 0; k < n; k++)
	      {
		#pragma unroll
		for (uniform int r = 0; r < TILE_Y; r++)
		  if (i + r < n)
		    sum[r] += A (i + r, k) * b[k * n + j];
	      }
	  #pragma unroll
	  for (uniform int r = 0; r < TILE_Y; r++)
	    if (i + r < n)
	      c[(i + r) * n + j] = sum[r];
	}
    }
}
