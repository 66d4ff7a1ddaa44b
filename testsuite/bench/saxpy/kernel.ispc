export void
KERNEL (uniform int n, uniform float a, const uniform float x[],
	uniform float y[])
{
  foreach (i = 0 ... n)
    y[i] += a * x[i];
}
