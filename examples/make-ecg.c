/* Write the series of ecg.csv: a synthetic electrocardiogram of two leads.

   Every beat is a sum of five bell curves, the P, Q, R, S and T waves, with
   the amplitudes of a healthy adult; the distance of the beats, the height of
   the R wave and the baseline follow the breathing, and the amplifier adds a
   little noise.

   Usage: make-ecg > ecg.csv  */

#include "common.h"
#include "series.h"

enum { SAMPLES = 3601 };		/* Ten seconds and the end point.  */

struct wave
{
  double centre;			/* Seconds from the R wave.  */
  double width;				/* Seconds.  */
  double height[2];			/* Millivolts, leads I and II.  */
};

static const struct wave waves[] =
{
  { -0.170, 0.0230, { 0.08, 0.14 } },	/* P */
  { -0.028, 0.0085, { -0.06, -0.11 } },	/* Q */
  { 0.000, 0.0100, { 0.72, 1.24 } },	/* R */
  { 0.030, 0.0095, { -0.16, -0.22 } },	/* S */
  { 0.255, 0.0440, { 0.19, 0.31 } },	/* T */
};

int
main (void)
{
  static double lead[2][SAMPLES];
  const double pi = 3.14159265358979;

  for (double beat = 0.35; beat < 10.5;)
    {
      double breath = sin (2 * pi * 0.23 * beat);
      for (int i = 0; i < SAMPLES; i++)
	for (size_t w = 0; w < sizeof waves / sizeof waves[0]; w++)
	  {
	    double t = i / (double) SAMPLES_PER_SECOND - beat;
	    double d = (t - waves[w].centre) / waves[w].width;
	    for (int c = 0; c < 2; c++)
	      lead[c][i] += waves[w].height[c] * (1 + 0.06 * breath)
			    * exp (-d * d / 2);
	  }
      beat += 0.83 - 0.05 * breath + 0.02 * (random_unit () - 0.5);
    }

  printf ("# A synthetic electrocardiogram, made by make-ecg.c:\n"
	  "# %d samples a second, leads I and II in millivolts.\n"
	  "sample,I,II\n", SAMPLES_PER_SECOND);
  for (int i = 0; i < SAMPLES; i++)
    {
      double t = i / (double) SAMPLES_PER_SECOND;
      printf ("%d", i);
      for (int c = 0; c < 2; c++)
	printf (",%.3f", lead[c][i] + 0.04 * sin (2 * pi * 0.23 * t + c)
			 + 0.012 * (random_unit () - 0.5));
      putchar ('\n');
    }
  return 0;
}
