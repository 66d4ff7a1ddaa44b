export void
KERNEL (uniform int nx, uniform int ny, uniform int nz,
	const uniform float weight[], const uniform float speed[],
	const uniform float now[], uniform float next[])
{
  const uniform int sy = nx, sz = nx * ny;

  for (uniform int z = 3; z < nz - 3; z++)
    for (uniform int y = 3; y < ny - 3; y++)
      {
	const uniform int start = z * sz + y * sy;
	foreach (x = 3 ... nx - 3)
	  {
	    int i = start + x;
	    float near = now[i + 1] + now[i - 1] + now[i + sy] + now[i - sy]
			 + now[i + sz] + now[i - sz];
	    float middle = now[i + 2] + now[i - 2] + now[i + 2 * sy]
			   + now[i - 2 * sy] + now[i + 2 * sz]
			   + now[i - 2 * sz];
	    float far = now[i + 3] + now[i - 3] + now[i + 3 * sy]
			+ now[i - 3 * sy] + now[i + 3 * sz] + now[i - 3 * sz];
	    float div = weight[0] * now[i] + weight[1] * near
			+ weight[2] * middle + weight[3] * far;
	    next[i] = 2 * now[i] - next[i] + speed[i] * div;
	  }
      }
}
