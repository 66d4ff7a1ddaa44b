export void
KERNEL (uniform int n, uniform int limit, const uniform unsigned int8 gray[],
	uniform unsigned int8 black_white[])
{
  foreach (i = 0 ... n)
    if (gray[i] > limit)
      black_white[i] = 255;
    else
      black_white[i] = 0;
}
