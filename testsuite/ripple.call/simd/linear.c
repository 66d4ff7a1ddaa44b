/* The functions of t-simd-linear.c and their variants.  */
#pragma omp declare simd notinbranch linear(i) uniform(k)
__attribute__ ((const)) int
g1 (int i, int k, int x)
{
  return i * 3 + k + x;
}

#pragma omp declare simd linear(p)
int
g2 (const int *p)
{
  return *p + 1;
}

#pragma omp declare simd notinbranch linear(i:3)
#pragma omp declare simd notinbranch
__attribute__ ((const)) long
g3 (long i)
{
  return 5 * i;
}
