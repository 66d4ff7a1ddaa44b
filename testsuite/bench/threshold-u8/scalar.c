#include <stdint.h>

void
KERNEL (int n, int limit, const uint8_t *restrict gray,
	uint8_t *restrict black_white)
{
  for (int i = 0; i < n; i++)
    if (gray[i] > limit)
      black_white[i] = 255;
    else
      black_white[i] = 0;
}
