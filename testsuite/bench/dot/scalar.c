void
KERNEL (int n, const float *restrict x, const float *restrict y,
	float *restrict result)
{
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  *result = sum;
}
