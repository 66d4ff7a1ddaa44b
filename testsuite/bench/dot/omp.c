void
KERNEL (int n, const float *x, const float *y, float *result)
{
  float sum = 0;
#pragma omp simd reduction(+:sum)
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  *result = sum;
}
