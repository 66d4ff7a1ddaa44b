void
KERNEL (int n, float limit, const float *x, float *y)
{
#pragma omp simd
  for (int i = 0; i < n; i++)
    if (x[i] > limit)
      y[i] = x[i] - limit;
}
