/* What the examples share: timing, checking, reporting and PNM pictures.

   Every example holds its kernel twice: once with Ripple and once as the plain
   loop.  The file is compiled two times, see run-demo.sh:

       gcc -O3 -march=native -DREFERENCE -c saxpy.c -o saxpy-reference.o
       gcc -O3 -march=native -fplugin=ripple saxpy.c saxpy-reference.o

   so that the plain loop is what GCC makes of it without the plugin.

   This file is in the public domain; copy from it what you like.  */

#ifndef EXAMPLES_COMMON_H
#define EXAMPLES_COMMON_H

#include <ctype.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Bytes in a native vector of the target that this file is compiled for.  */
#if defined __AVX512BW__
# define NATIVE_VECTOR_BYTES 64
#elif defined __AVX2__
# define NATIVE_VECTOR_BYTES 32
#elif defined __ARM_FEATURE_SVE_BITS && __ARM_FEATURE_SVE_BITS > 0
# define NATIVE_VECTOR_BYTES (__ARM_FEATURE_SVE_BITS / 8)
#else
# define NATIVE_VECTOR_BYTES 16
#endif

/* Native vectors that a block of LANES elements of TYPE fills.  */
#define VECTORS(lanes, type)						\
  (((lanes) * (int) sizeof (type) + NATIVE_VECTOR_BYTES - 1)		\
   / NATIVE_VECTOR_BYTES)

static inline void
fail (const char *what, const char *which)
{
  fprintf (stderr, "%s: %s\n", which, what);
  exit (2);
}

/* Return SIZE bytes of memory, zeroed and aligned to a cache line.  */

static inline void *
allocate (size_t size)
{
  size_t rounded = (size + 63) / 64 * 64;
  void *memory = aligned_alloc (64, rounded);
  if (!memory)
    fail ("no memory left", "allocate");
  return memset (memory, 0, rounded);
}

/* Pseudo-random numbers in [0, 1), the same ones in every run.  */

static inline double
random_unit (void)
{
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (double) (state >> 11) / 9007199254740992.0;
}

/* Timing, by the clock of the processor: other processes do not count.  */

static inline double
seconds (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

typedef void workload (void *data);

static inline double
time_calls (workload *work, void *data, long calls)
{
  double start = seconds ();
  for (long i = 0; i < calls; i++)
    {
      work (data);
      __asm__ volatile ("" ::: "memory");	/* Do every call anew.  */
    }
  return (seconds () - start) / (double) calls;
}

static inline long
calls_for (workload *work, void *data, double duration)
{
  for (long calls = 1;; calls *= 2)
    {
      double taken = time_calls (work, data, calls) * (double) calls;
      if (taken > duration / 2)
	return (long) ((double) calls * duration / taken) + 1;
    }
}

static inline int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* Return how many times faster KERNEL does its work on DATA than REFERENCE:
   the median over pairs of runs that follow each other directly, so that
   neither a change of the clock nor another process favours one of them.
   Takes about half a second.  */

static inline double
speed_up (workload *kernel, workload *reference, void *data)
{
  enum { MAX_ROUNDS = 101 };
  double ratio[MAX_ROUNDS];
  int rounds = 0;
  long kernel_calls = calls_for (kernel, data, 2e-3);
  long reference_calls = calls_for (reference, data, 2e-3);
  double start = seconds ();
  while (rounds < MAX_ROUNDS && (rounds < 5 || seconds () - start < 0.4))
    {
      double kernel_time = time_calls (kernel, data, kernel_calls);
      double reference_time = time_calls (reference, data, reference_calls);
      ratio[rounds++] = reference_time / kernel_time;
    }
  qsort (ratio, rounds, sizeof ratio[0], compare_doubles);
  return ratio[rounds / 2];
}

/* Checking.  All of these return the number of wrong elements and show the
   first one.  */

static inline long
check_floats (const char *what, const float *got, const float *want, size_t n,
	      double bound)
{
  long wrong = 0;
  for (size_t i = 0; i < n; i++)
    if (!(fabs ((double) got[i] - (double) want[i]) <= bound) && wrong++ == 0)
      fprintf (stderr, "%s: element %zu is %.9g, not %.9g (bound %.3g)\n",
	       what, i, (double) got[i], (double) want[i], bound);
  return wrong;
}

static inline long
check_bytes (const char *what, const uint8_t *got, const uint8_t *want,
	     size_t n)
{
  long wrong = 0;
  for (size_t i = 0; i < n; i++)
    if (got[i] != want[i] && wrong++ == 0)
      fprintf (stderr, "%s: element %zu is %d, not %d\n", what, i, got[i],
	       want[i]);
  return wrong;
}

static inline long
check_integers (const char *what, const int *got, const int *want, size_t n)
{
  long wrong = 0;
  for (size_t i = 0; i < n; i++)
    if (got[i] != want[i] && wrong++ == 0)
      fprintf (stderr, "%s: element %zu is %d, not %d\n", what, i, got[i],
	       want[i]);
  return wrong;
}

/* Print the result line of a kernel: name, shape of its block, native vectors
   per block, speed-up and the check, separated by tabs.  Return the exit
   status of the program.  */

static inline int
report (const char *kernel, const char *shape, int vectors, double faster,
	long wrong)
{
  printf ("%s\t%s\t%d\t%.2f\t", kernel, shape, vectors, faster);
  if (wrong)
    printf ("%ld WRONG\n", wrong);
  else
    printf ("ok\n");
  return wrong != 0;
}

/* Pictures: binary PGM (P5, one channel) and PPM (P6, three channels).  */

struct picture
{
  int width, height, channels;
  uint8_t *pixels;
};

static inline size_t
picture_bytes (const struct picture *picture)
{
  return (size_t) picture->width * picture->height * picture->channels;
}

static inline struct picture
new_picture (int width, int height, int channels)
{
  struct picture picture = { width, height, channels, NULL };
  picture.pixels = allocate (picture_bytes (&picture));
  return picture;
}

/* Read the next number of a PNM header; comments reach to the end of line.  */

static inline int
read_header_number (FILE *file, const char *path)
{
  int c, number = 0;
  while ((c = getc (file)) == '#' || isspace (c))
    if (c == '#')
      while ((c = getc (file)) != '\n' && c != EOF)
	;
  if (!isdigit (c))
    fail ("not a binary PNM picture", path);
  for (; isdigit (c) && number < 100000; c = getc (file))
    number = 10 * number + c - '0';
  return number;
}

static inline struct picture
read_picture (const char *path, int channels)
{
  FILE *file = fopen (path, "rb");
  if (!file)
    fail ("cannot be opened", path);
  if (getc (file) != 'P' || getc (file) != (channels == 3 ? '6' : '5'))
    fail (channels == 3 ? "not a PPM picture (P6)" : "not a PGM picture (P5)",
	  path);
  int width = read_header_number (file, path);
  int height = read_header_number (file, path);
  if (read_header_number (file, path) != 255 || width == 0 || height == 0)
    fail ("not a picture of 8 bits a channel", path);
  struct picture picture = new_picture (width, height, channels);
  size_t size = picture_bytes (&picture);
  if (fread (picture.pixels, 1, size, file) != size)
    fail ("ends too early", path);
  fclose (file);
  return picture;
}

static inline void
write_picture (const char *path, const struct picture *picture)
{
  FILE *file = fopen (path, "wb");
  if (!file)
    fail ("cannot be written", path);
  size_t size = picture_bytes (picture);
  fprintf (file, "P%d\n%d %d\n255\n", picture->channels == 3 ? 6 : 5,
	   picture->width, picture->height);
  if (fwrite (picture->pixels, 1, size, file) != size || fclose (file) != 0)
    fail ("cannot be written", path);
  printf ("# wrote %s, %d x %d\n", path, picture->width, picture->height);
}

#endif /* EXAMPLES_COMMON_H */
