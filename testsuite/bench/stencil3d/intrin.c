/* Blocks of 32 lanes in two vectors along x; one masked block per row.  */

#include "avx512.h"

struct weights
{
  __m512 w0, w1, w2, w3;
};

/* Six loads at distance D on the three axes, masked by M if MASKED.  */
#define LOAD(p) (masked ? _mm512_maskz_loadu_ps (m, p) : _mm512_loadu_ps (p))
#define ADD(a, b) _mm512_add_ps (a, b)
#define RING(d)								    \
  ADD (ADD (ADD (ADD (ADD (LOAD (p + d), LOAD (p - d)), LOAD (p + d * sy)), \
		 LOAD (p - d * sy)), LOAD (p + d * sz)), LOAD (p - d * sz))

static inline __attribute__ ((always_inline)) void
vector (const float *p, const float *s, float *q, long sy, long sz,
	struct weights w, int masked, __mmask16 m)
{
  __m512 here = LOAD (p);
  __m512 div = _mm512_mul_ps (w.w0, here);
  div = _mm512_fmadd_ps (w.w1, RING (1), div);
  div = _mm512_fmadd_ps (w.w2, RING (2), div);
  div = _mm512_fmadd_ps (w.w3, RING (3), div);
  __m512 result = _mm512_fmsub_ps (_mm512_set1_ps (2), here, LOAD (q));
  result = _mm512_fmadd_ps (LOAD (s), div, result);
  if (masked)
    _mm512_mask_storeu_ps (q, m, result);
  else
    _mm512_storeu_ps (q, result);
}

void
KERNEL (int nx, int ny, int nz, const float *restrict weight,
	const float *restrict speed, const float *restrict now,
	float *restrict next)
{
  const long sy = nx, sz = (long) nx * ny;
  const struct weights w =
    { _mm512_set1_ps (weight[0]), _mm512_set1_ps (weight[1]),
      _mm512_set1_ps (weight[2]), _mm512_set1_ps (weight[3]) };

  for (int z = 3; z < nz - 3; z++)
    for (int y = 3; y < ny - 3; y++)
      {
	const float *p = now + z * sz + y * sy, *s = speed + z * sz + y * sy;
	float *q = next + z * sz + y * sy;
	int x = 3;

	for (; x + 32 <= nx - 3; x += 32)
	  {
	    vector (p + x, s + x, q + x, sy, sz, w, 0, 0);
	    vector (p + x + 16, s + x + 16, q + x + 16, sy, sz, w, 0, 0);
	  }
	if (x < nx - 3)
	  {
	    uint64_t rest = first_lanes (nx - 3 - x);
	    vector (p + x, s + x, q + x, sy, sz, w, 1, (__mmask16) rest);
	    if (rest >> 16)
	      vector (p + x + 16, s + x + 16, q + x + 16, sy, sz, w, 1,
		      (__mmask16) (rest >> 16));
	  }
      }
}
