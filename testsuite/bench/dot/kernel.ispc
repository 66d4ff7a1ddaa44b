export void
KERNEL (uniform int n, const uniform float x[], const uniform float y[],
	uniform float result[])
{
  float sum = 0;
  foreach (i = 0 ... n)
    sum += x[i] * y[i];
  result[0] = reduce_add (sum);
}
