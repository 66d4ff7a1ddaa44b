export void
KERNEL (uniform int n, const uniform unsigned int8 rgb[],
	uniform unsigned int8 gray[])
{
  foreach (i = 0 ... n)
    gray[i] = (77 * rgb[3 * i] + 150 * rgb[3 * i + 1] + 29 * rgb[3 * i + 2]
	       + 128) >> 8;
}
