/* Sound: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <math.h>

enum { CHANNELS = 67, FRAMES = 29 };

/* A filter of second order for each channel, the samples of all channels side
   by side.  */

KERNEL (void, aud_biquad) (float *out, const float *in, const float *k,
			   float *state, int channels, int frames)
{
  LANES (32)
  for (int c = 0; c < channels; c++)
    {
      float s1 = state[2 * c], s2 = state[2 * c + 1];
      for (int t = 0; t < frames; t++)
	{
	  float x = in[t * channels + c], y = k[0] * x + s1;
	  s1 = k[1] * x - k[3] * y + s2;
	  s2 = k[2] * x - k[4] * y;
	  out[t * channels + c] = y;
	}
      state[2 * c] = s1;
      state[2 * c + 1] = s2;
    }
}
static const float filter[] = { .2f, .4f, .2f, -.3f, .1f };
CASE (aud_biquad, (fx, fa, filter, fw, CHANNELS, FRAMES))

KERNEL (void, aud_fir) (float *restrict out, const float *restrict in,
			const float *restrict h, int taps, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float sum = 0;
      for (int k = 0; k < taps; k++)
	sum += h[k] * in[i + k];
      out[i] = sum;
    }
}
CASE (aud_fir, (fx, fa, fb, 21, 1003))

KERNEL (void, aud_fir16) (int16_t *out, const int16_t *in, const int16_t *h,
			  int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      int sum = 1 << 14;
      for (int k = 0; k < 8; k++)
	sum += (h[k] >> 4) * in[i + k];
      out[i] = sum >> 15;
    }
}
CASE (aud_fir16, (sx, sa, sb, N))

static int16_t
saturate (int x)
{
  if (x > 32767)
    return 32767;
  if (x < -32768)
    return -32768;
  return x;
}

KERNEL (void, aud_mix) (int16_t *out, const int16_t *a, const int16_t *b,
			int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = saturate (a[i] + b[i]);
}
CASE (aud_mix, (sx, sa, sb, N))

KERNEL (void, aud_mix_gain) (int16_t *out, const int16_t *a, const int16_t *b,
			     int gain_a, int gain_b, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = saturate ((a[i] * gain_a + b[i] * gain_b) >> 12);
}
CASE (aud_mix_gain, (sx, sa, sb, 3000, 2500, N))

KERNEL (void, aud_to_float) (float *out, const int16_t *in, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    out[i] = in[i] / 32768.0f;
}
CASE (aud_to_float, (fx, sa, N))

KERNEL (void, aud_to_s16) (int16_t *out, const float *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float x = in[i] * 40000;
      if (x > 32767)
	x = 32767;
      if (x < -32768)
	x = -32768;
      out[i] = (int16_t) x;
    }
}
CASE_NEAR (aud_to_s16, (sx, fa, N))

/* Three bytes a sample.  */

KERNEL (void, aud_from_s24) (float *out, const uint8_t *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      int32_t x = (int32_t) ((uint32_t) in[3 * i] << 8 | in[3 * i + 1] << 16
			     | (uint32_t) in[3 * i + 2] << 24);
      out[i] = (x >> 8) * (1.0f / 8388608);
    }
}
CASE (aud_from_s24, (fx, ba, N))

KERNEL (void, aud_to_s24) (uint8_t *out, const int *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      out[3 * i] = in[i];
      out[3 * i + 1] = in[i] >> 8;
      out[3 * i + 2] = in[i] >> 16;
    }
}
CASE (aud_to_s24, (bx, (const int *) ua, N))

static int16_t
mulaw (uint8_t u)
{
  u = ~u;
  int t = ((u & 15) << 3) + 132;
  t <<= (u & 0x70) >> 4;
  return u & 0x80 ? 132 - t : t - 132;
}

KERNEL (void, aud_mulaw) (int16_t *out, const uint8_t *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    out[i] = mulaw (in[i]);
}
CASE (aud_mulaw, (sx, ba, N))

/* Up fast, down slowly, for each channel.  */

KERNEL (void, aud_envelope) (float *level, const float *in, int channels,
			     int frames)
{
  LANES (32)
  for (int c = 0; c < channels; c++)
    {
      float e = level[c];
      for (int t = 0; t < frames; t++)
	{
	  float x = fabsf (in[t * channels + c]);
	  if (x > e)
	    e += .5f * (x - e);
	  else
	    e += .01f * (x - e);
	}
      level[c] = e;
    }
}
CASE (aud_envelope, (fx, fa, CHANNELS, FRAMES))

KERNEL (void, aud_interleave) (float *out, const float *left,
			       const float *right, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      out[2 * i] = left[i];
      out[2 * i + 1] = right[i];
    }
}
CASE (aud_interleave, (fx, fa, fb, N))

KERNEL (void, aud_deinterleave) (int16_t *left, int16_t *right,
				 const int16_t *in, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      left[i] = in[2 * i];
      right[i] = in[2 * i + 1];
    }
}
CASE (aud_deinterleave, (sx, sb, sa, N))

KERNEL (float, aud_rms) (const int16_t *x, int n)
{
  float sum = 0;
  LANES_REDUCE (32, +: sum)
  for (int i = 0; i < n; i++)
    sum += (float) x[i] * x[i];
  return sqrtf (sum / n);
}
CASE_VALUE (aud_rms, fx[0], (sa, N))

KERNEL (int, aud_peak) (const int16_t *x, int n)
{
  int peak = 0;
  LANES_REDUCE (32, max: peak)
  for (int i = 0; i < n; i++)
    {
      int a = x[i] < 0 ? -x[i] : x[i];
      peak = a > peak ? a : peak;
    }
  return peak;
}
CASE_VALUE (aud_peak, ix[0], (sa, N))

KERNEL (int, aud_crossings) (const int16_t *x, int n)
{
  int count = 0;
  LANES_REDUCE (32, +: count)
  for (int i = 1; i < n; i++)
    if ((x[i] ^ x[i - 1]) < 0)
      count++;
  return count;
}
CASE_VALUE (aud_crossings, ix[0], (sa, N))

/* An adaptive filter: what it predicts, and how its weights change.  */

KERNEL (float, aud_lms) (float *w, const float *x, float want, float mu,
			 int taps)
{
  float y = 0;
  {
    LANES_REDUCE (16, +: y)
    for (int k = 0; k < taps; k++)
      y += w[k] * x[k];
  }
  float error = want - y;
  LANES (16)
  for (int k = 0; k < taps; k++)
    w[k] += mu * error * x[k];
  return y;
}
CASE_VALUE (aud_lms, fy[0], (fx, fa, .7f, 1e-3f, 123))

struct complex { float re, im; };

KERNEL (void, aud_magnitude) (float *out, const struct complex *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = sqrtf (in[i].re * in[i].re + in[i].im * in[i].im);
}
CASE (aud_magnitude, (fx, (struct complex *) fa, N))

KERNEL (void, aud_decibel) (float *out, const float *in, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = 20 * log10f (in[i] + 1e-9f);
}
CASE (aud_decibel, (fx, fp, 1003))

KERNEL (void, aud_sine) (float *out, float step, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = .5f * sinf (step * (float) i);
}
CASE (aud_sine, (fx, .05f, 1003))

KERNEL (void, aud_window) (float *restrict x, const float *restrict w,
			   size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n / 2; i++)
    {
      x[i] *= w[i];
      x[n - 1 - i] *= w[i];
    }
}
static float *
ones (void)
{
  static float one[N];
  for (int i = 0; i < N && one[i] == 0; i++)
    one[i] = i % 2 ? 1 : -1;
  return one;
}
CASE (aud_window, (fx, ones (), N))

KERNEL (void, aud_resample) (float *out, const float *in, float step, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float place = step * (float) i;
      int k = (int) place;
      float t = place - (float) k;
      out[i] = in[k] + t * (in[k + 1] - in[k]);
    }
}
CASE (aud_resample, (fx, fa, 1.37f, 1003))

KERNEL (void, aud_pan) (struct complex *out, const float *in, float left,
			float right, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      out[i].re += in[i] * left;
      out[i].im += in[i] * right;
    }
}
CASE (aud_pan, ((struct complex *) fx, fa, .01f, .02f, N))
