/* Physics: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <math.h>

enum { SIDE = 59 };

struct body { float x, y, z, mass; };
struct force { float x, y, z; };

KERNEL (void, phy_nbody) (struct force *f, const struct body *b, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float fx = 0, fy = 0, fz = 0;
      for (int j = 0; j < n; j++)
	{
	  float dx = b[j].x - b[i].x, dy = b[j].y - b[i].y;
	  float dz = b[j].z - b[i].z;
	  float r2 = dx * dx + dy * dy + dz * dz + .01f;
	  float s = b[j].mass / (r2 * sqrtf (r2));
	  fx += s * dx;
	  fy += s * dy;
	  fz += s * dz;
	}
      f[i].x = fx;
      f[i].y = fy;
      f[i].z = fz;
    }
}
CASE (phy_nbody, ((struct force *) fx, (struct body *) fa, 61))

struct particle { float x, y, z, vx, vy, vz, mass, age; };

KERNEL (void, phy_part_aos) (struct particle *p, float dt, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      p[i].vy -= 9.81f * dt;
      p[i].x += p[i].vx * dt;
      p[i].y += p[i].vy * dt;
      p[i].z += p[i].vz * dt;
      p[i].age += dt;
      if (p[i].y < 0)
	{
	  p[i].y = -p[i].y;
	  p[i].vy *= -.9f;
	}
    }
}
CASE (phy_part_aos, ((struct particle *) fx, 1e-3f, 503))

KERNEL (void, phy_part_soa) (float *x, float *y, float *vx, float *vy,
			     float dt, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      vy[i] -= 9.81f * dt;
      x[i] += vx[i] * dt;
      y[i] += vy[i] * dt;
      if (y[i] < 0)
	{
	  y[i] = -y[i];
	  vy[i] *= -.9f;
	}
    }
}
CASE (phy_part_soa, (fx, fy, fz, fw, 1e-3f, 1003))

KERNEL (void, phy_stencil3) (float *out, const float *in, float k, int n)
{
  LANES (32)
  for (int i = 1; i < n - 1; i++)
    out[i] = in[i] + k * (in[i - 1] - 2 * in[i] + in[i + 1]);
}
CASE (phy_stencil3, (fx, fa, .1f, N))

KERNEL (void, phy_stencil5) (float *out, const float *in, int h, int w)
{
  for (int y = 1; y < h - 1; y++)
    {
      LANES (32)
      for (int x = 1; x < w - 1; x++)
	out[y * w + x] = .2f * (in[y * w + x] + in[y * w + x - 1]
				+ in[y * w + x + 1] + in[(y - 1) * w + x]
				+ in[(y + 1) * w + x]);
    }
}
CASE (phy_stencil5, (fx, fa, SIDE, SIDE))

KERNEL (void, phy_stencil7) (float *restrict out, const float *restrict in,
			     int d, int h, int w)
{
  for (int z = 1; z < d - 1; z++)
    for (int y = 1; y < h - 1; y++)
      {
	const float *p = in + (z * h + y) * w;
	float *q = out + (z * h + y) * w;
	LANES (16)
	for (int x = 1; x < w - 1; x++)
	  q[x] = .4f * p[x] + .1f * (p[x - 1] + p[x + 1] + p[x - w] + p[x + w]
				     + p[x - w * h] + p[x + w * h]);
      }
}
CASE (phy_stencil7, (fx, fa, 9, 17, 37))

KERNEL (void, phy_jacobi) (double *out, const double *in, const double *f,
			   int h, int w)
{
  for (int y = 1; y < h - 1; y++)
    {
      LANES (16)
      for (int x = 1; x < w - 1; x++)
	out[y * w + x] = .25 * (in[y * w + x - 1] + in[y * w + x + 1]
				+ in[(y - 1) * w + x] + in[(y + 1) * w + x]
				- f[y * w + x]);
    }
}
CASE (phy_jacobi, (dx, da, db, 41, 47))

/* Nine directions in each cell: collide.  */

KERNEL (void, phy_lattice) (float *restrict f, const float *restrict weight,
			    float omega, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float rho = 0, ux = 0, uy = 0;
      for (int k = 0; k < 9; k++)
	{
	  float v = f[k * n + i];
	  rho += v;
	  ux += (float) (k % 3 - 1) * v;
	  uy += (float) (k / 3 - 1) * v;
	}
      for (int k = 0; k < 9; k++)
	{
	  float c = (float) (k % 3 - 1) * ux + (float) (k / 3 - 1) * uy;
	  float even = weight[k] * (rho + 3 * c);
	  f[k * n + i] += omega * (even - f[k * n + i]);
	}
    }
}
static const float lattice_weight[]
  = { 1 / 36.f, 1 / 9.f, 1 / 36.f, 1 / 9.f, 4 / 9.f, 1 / 9.f, 1 / 36.f,
      1 / 9.f, 1 / 36.f };
CASE (phy_lattice, (fx, lattice_weight, .6f, 301))

/* The force of each spring, from where its ends are.  */

KERNEL (void, phy_springs) (float *force, const float *x, const float *y,
			    const int *from, const int *to,
			    const float *length, int n)
{
  LANES (16)
  for (int s = 0; s < n; s++)
    {
      float dx = x[to[s]] - x[from[s]], dy = y[to[s]] - y[from[s]];
      float d = sqrtf (dx * dx + dy * dy);
      force[s] = 10 * (d - length[s]);
    }
}
CASE (phy_springs, (fx, fa, fb, in, in + 100, fp, 1003))

KERNEL (void, phy_wave) (float *next, const float *now, const float *before,
			 float c, size_t n)
{
  LANES (32)
  for (size_t i = 1; i < n - 1; i++)
    next[i] = 2 * now[i] - before[i]
	      + c * (now[i - 1] - 2 * now[i] + now[i + 1]);
}
CASE (phy_wave, (fx, fa, fb, .2f, N))

KERNEL (void, phy_em) (float *ez, float *hy, const float *cb, int n)
{
  {
    LANES (32)
    for (int i = 0; i < n - 1; i++)
      hy[i] = .9f * hy[i] + .05f * (ez[i + 1] - ez[i]);
  }
  LANES (32)
  for (int i = 1; i < n; i++)
    ez[i] = .9f * ez[i] + .05f * cb[i] * (hy[i] - hy[i - 1]) + 1e-4f;
}
CASE (phy_em, (fx, fy, fa, N))

static uint32_t
xorshift (uint32_t s)
{
  s ^= s << 13;
  s ^= s >> 17;
  s ^= s << 5;
  return s;
}

/* How many of some points of each generator are in the circle.  */

KERNEL (void, phy_pi) (int *hits, const uint32_t *seed, int points, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      uint32_t s = seed[i] | 1;
      int h = s & 0;
      for (int k = 0; k < points; k++)
	{
	  s = xorshift (s);
	  float x = (float) (s >> 8) * 0x1p-24f;
	  s = xorshift (s);
	  float y = (float) (s >> 8) * 0x1p-24f;
	  h += x * x + y * y < 1;
	}
      hits[i] = h;
    }
}
CASE_NEAR (phy_pi, (ix, ua, 16, 203))

KERNEL (void, phy_distances) (float *d, const float *x, const float *y, int n)
{
  for (int i = 0; i < n; i++)
    {
      LANES (16)
      for (int j = 0; j < n; j++)
	{
	  float dx = x[i] - x[j], dy = y[i] - y[j];
	  d[i * n + j] = sqrtf (dx * dx + dy * dy);
	}
    }
}
CASE (phy_distances, (fx, fa, fb, SIDE))

KERNEL (void, phy_nearest) (int *who, const float *x, const float *y,
			    const float *cx, const float *cy, int centers,
			    int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float least = INFINITY;
      int best = -1;
      for (int k = 0; k < centers; k++)
	{
	  float dx = x[i] - cx[k], dy = y[i] - cy[k], d = dx * dx + dy * dy;
	  best = d < least ? k : best;
	  least = d < least ? d : least;
	}
      who[i] = best;
    }
}
CASE_NEAR (phy_nearest, (ix, fa, fb, fc, fp, 7, 1003))

/* The cell that each particle is in.  */

KERNEL (void, phy_cells) (int *cell, const float *x, const float *y,
			  float size, int width, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      int cx = (int) ((x[i] + 1) / size), cy = (int) ((y[i] + 1) / size);
      cx = cx < 0 ? 0 : cx >= width ? width - 1 : cx;
      cy = cy < 0 ? 0 : cy >= width ? width - 1 : cy;
      cell[i] = cy * width + cx;
    }
}
CASE_NEAR (phy_cells, (ix, fa, fb, .1f, 20, N))

KERNEL (void, phy_lennard_jones) (float *e, const float *r2, float cut, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    if (r2[i] < cut)
      {
	float s = .1f / r2[i], s3 = s * s * s;
	e[i] = 4 * (s3 * s3 - s3);
      }
    else
      e[i] = 0;
}
CASE (phy_lennard_jones, (fx, fp, .8f, N))

KERNEL (double, phy_kinetic) (const struct particle *p, int n)
{
  double sum = 0;
  LANES_REDUCE (16, +: sum)
  for (int i = 0; i < n; i++)
    sum += .5f * p[i].mass * (p[i].vx * p[i].vx + p[i].vy * p[i].vy
			      + p[i].vz * p[i].vz);
  return sum;
}
CASE_VALUE (phy_kinetic, fx[0], ((struct particle *) fa, 503))

KERNEL (void, phy_advect) (float *out, const float *in, const float *u, int w,
			   int h, float dt)
{
  for (int y = 1; y < h - 1; y++)
    {
      LANES (16)
      for (int x = 2; x < w - 2; x++)
	{
	  float from = (float) x - dt * u[y * w + x];
	  int k = (int) from;
	  float t = from - (float) k;
	  out[y * w + x] = (1 - t) * in[y * w + k] + t * in[y * w + k + 1];
	}
    }
}
CASE (phy_advect, (fx, fa, fb, SIDE, SIDE, .7f))

/* Move by halves of steps; the boundary is round.  */

KERNEL (void, phy_verlet) (float *x, float *v, const float *a, float dt,
			   float box, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      v[i] += .5f * dt * a[i];
      x[i] += dt * v[i];
      if (x[i] >= box)
	x[i] -= box;
      else if (x[i] < 0)
	x[i] += box;
    }
}
CASE (phy_verlet, (fx, fy, fa, 1e-3f, 1, N))

KERNEL (void, phy_rk4) (double *x, double dt, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      double a = x[i], k1 = a * (1 - a), b = a + .5 * dt * k1;
      double k2 = b * (1 - b), c = a + .5 * dt * k2, k3 = c * (1 - c);
      double d = a + dt * k3, k4 = d * (1 - d);
      x[i] = a + dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
    }
}
CASE (phy_rk4, (dx, 1e-5, 1003))
