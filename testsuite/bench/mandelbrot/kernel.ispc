static inline int
escape (float cr, float ci, uniform int limit)
{
  float zr = cr, zi = ci;
  int count = 0;

  while (count < limit && zr * zr + zi * zi <= 4)
    {
      float t = zr * zr - zi * zi;
      zi = ci + 2.0f * zr * zi;
      zr = cr + t;
      count++;
    }
  return count;
}

export void
KERNEL (uniform int width, uniform int height, uniform int limit,
	uniform int out[])
{
  uniform float dx = 3.0f / width, dy = 2.0f / height;

  for (uniform int y = 0; y < height; y++)
    foreach (x = 0 ... width)
      out[y * width + x] = escape (x * dx - 2, y * dy - 1, limit);
}
