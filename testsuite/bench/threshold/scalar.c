void
KERNEL (int n, float limit, const float *restrict x, float *restrict y)
{
  for (int i = 0; i < n; i++)
    if (x[i] > limit)
      y[i] = x[i] - limit;
}
