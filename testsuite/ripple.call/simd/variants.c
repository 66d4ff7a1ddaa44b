/* Functions with vector variants, for t-simd.c.  */
#pragma omp declare simd notinbranch
__attribute__ ((const)) float
f1 (float x, float y)
{
  return x * y + 1;
}
#pragma omp declare simd
double
f2 (double x, int k)
{
  return x - k;
}
#pragma omp declare simd uniform(k)
int
f3 (int x, int k)
{
  return x * k;
}
#pragma omp declare simd notinbranch
__attribute__ ((const)) float
f4 (double x)
{
  return x * 3;
}
#pragma omp declare simd
void
f5 (int *p, int x)
{
  *p = x + 9;
}
