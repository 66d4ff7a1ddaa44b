export void
KERNEL (uniform int n, uniform float limit, const uniform float x[],
	uniform float y[])
{
  foreach (i = 0 ... n)
    if (x[i] > limit)
      y[i] = x[i] - limit;
}
