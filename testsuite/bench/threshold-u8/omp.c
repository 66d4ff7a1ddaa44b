#include <stdint.h>

void
KERNEL (int n, int limit, const uint8_t *gray, uint8_t *black_white)
{
#pragma omp simd
  for (int i = 0; i < n; i++)
    if (gray[i] > limit)
      black_white[i] = 255;
    else
      black_white[i] = 0;
}
