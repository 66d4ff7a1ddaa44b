static inline int
escape (float cr, float ci, int limit)
{
  float zr = cr, zi = ci;
  int count = 0;

  while (count < limit && zr * zr + zi * zi <= 4)
    {
      float t = zr * zr - zi * zi;
      zi = ci + 2 * zr * zi;
      zr = cr + t;
      count++;
    }
  return count;
}

void
KERNEL (int width, int height, int limit, int *restrict out)
{
  float dx = 3.0f / width, dy = 2.0f / height;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      out[y * width + x] = escape (x * dx - 2, y * dy - 1, limit);
}
