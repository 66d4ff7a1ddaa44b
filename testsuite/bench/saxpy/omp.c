void
KERNEL (int n, float a, const float *x, float *y)
{
#pragma omp simd
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}
