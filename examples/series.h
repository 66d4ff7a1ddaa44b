/* Reading a series of measurements: lines of "sample,lead 1,lead 2", the leads
   in millivolts; lines that do not start with a digit are comments.

   This file is in the public domain; copy from it what you like.  */

#ifndef EXAMPLES_SERIES_H
#define EXAMPLES_SERIES_H

#include "common.h"

enum { SAMPLES_PER_SECOND = 360, MAX_SAMPLES = 1 << 20 };

struct series
{
  int length;
  float *lead[2];
};

static inline struct series
read_series (const char *path)
{
  FILE *file = fopen (path, "r");
  if (!file)
    fail ("cannot be opened", path);

  struct series series = { 0, { NULL, NULL } };
  char line[256];
  for (int c = 0; c < 2; c++)
    series.lead[c] = allocate (MAX_SAMPLES * sizeof (float));
  while (series.length < MAX_SAMPLES && fgets (line, sizeof line, file))
    if (isdigit ((unsigned char) line[0]))
      {
	float first, second;
	if (sscanf (line, "%*d,%f,%f", &first, &second) != 2)
	  fail ("has a line that is not sample,lead,lead", path);
	series.lead[0][series.length] = first;
	series.lead[1][series.length++] = second;
      }
  fclose (file);
  if (series.length == 0)
    fail ("holds no samples", path);
  return series;
}

static inline void
subtract_mean (int n, float *x)
{
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i];
  for (int i = 0; i < n; i++)
    x[i] -= (float) (sum / n);
}

#endif /* EXAMPLES_SERIES_H */
