void
KERNEL (int nx, int ny, int nz, const float *weight,
	const float *speed, const float *now,
	float *next)
{
  const long sy = nx, sz = (long) nx * ny;
  const float w0 = weight[0], w1 = weight[1], w2 = weight[2], w3 = weight[3];

  for (int z = 3; z < nz - 3; z++)
    for (int y = 3; y < ny - 3; y++)
      {
	const float *p = now + z * sz + y * sy, *s = speed + z * sz + y * sy;
	float *q = next + z * sz + y * sy;

#pragma omp simd
	for (int x = 3; x < nx - 3; x++)
	  {
	    float near = p[x + 1] + p[x - 1] + p[x + sy] + p[x - sy]
			 + p[x + sz] + p[x - sz];
	    float middle = p[x + 2] + p[x - 2] + p[x + 2 * sy] + p[x - 2 * sy]
			   + p[x + 2 * sz] + p[x - 2 * sz];
	    float far = p[x + 3] + p[x - 3] + p[x + 3 * sy] + p[x - 3 * sy]
			+ p[x + 3 * sz] + p[x - 3 * sz];
	    float div = w0 * p[x] + w1 * near + w2 * middle + w3 * far;
	    q[x] = 2 * p[x] - q[x] + s[x] * div;
	  }
      }
}
