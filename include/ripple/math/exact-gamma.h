/* tgamma, lgamma on lanes, rounded correctly.  See exact.h.

   Gamma (x) = 1 / (x G (x)),  |x| < 1/16,
   Gamma (x) = Gamma (x + 6) / (x (x + 1) ... (x + 5)),  x < 6,
   log Gamma (t) = (t - 1/2) log t - t + log (2 pi) / 2 + S (1 / t^2) / t,
   Gamma (-x) = -pi / (x sin (pi x) Gamma (x)).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_GAMMA_H
#define RIPPLE_MATH_EXACT_GAMMA_H

#pragma GCC system_header

#include "exact-exp.h"
#include "exact-log.h"
#include "exact-trig.h"

/* log (1 + f) as in exact-log.h, with two more terms: 2^-58.  */

__RIPPLEMATH double
__ripplemath_exact_gamma_log (double __f)
{
  double __p = 0.05079699707419089;
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.06985214995419413);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.06829644723389286);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.07105776316642787);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.07682666643512416);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.08334276481465015);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.0909118388870843);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.09999987069622907);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.11111106986505721);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.12500000093978644);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.14285714317314446);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.16666666666337035);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.19999999999893484);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.2500000000000042);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.33333333333333437);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.5);
  return __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__f, __f), __p, __f);
}

/* sin (pi A) for A >= 0.  */

__RIPPLEMATH double
__ripplemath_exact_gamma_sine (float __a)
{
  __a = __a < 8388608.0f ? __a : 0.0f;
  double __n = (double) __a + __RIPPLE_EXACT_INTEGER;
  double __r = __a - (__RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER);
  return __ripplemath_exact_sinpi_part (__ripplemath_exact_odd (__r, __n));
}

/* In (t - 1/2) log t - t the logarithm has a first part of 22 bits, with which
   the product is exact, and so is what is left of it without n log 2.  S is of
   degree 6 for t >= 6, 2^-55, G of degree 8, 2^-56.  */

__extension__ __RIPPLEMATH float
__ripplemath_exact_tgammaf (float __x)
{
  double __a = __builtin_fabsf (__x);
  double __z = __a > 43.0 ? 43.0 : __a;
  double __t = __z < 6.0 ? __z + 6.0 : __z;
  double __k, __c = 0.28768207245184385;
  double __f = __ripplemath_exact_log_rest (__t, &__k, &__c);
  __f = __ripplemath_exact_gamma_log (__f);
  double __h = __RIPPLE_EXACT_FMA (__k, 0.6931471805598903, __c);
  double __l = __c > 0.0 ? -6.292357389008195e-14 : 0.0;
  __l = __RIPPLE_EXACT_FMA (__k, 5.497923018708371e-14, __l);
  double __v = __RIPPLE_KEEP (__h + __f);
  __v = __ripplemath_of_bits (__ripplemath_bits (__v) & -0x80000000LL);
  __l = __RIPPLE_KEEP (__h - __v) + __RIPPLE_KEEP (__f + __l);
  double __i = 1.0 / __t, __w = __RIPPLE_EXACT_MUL (__i, __i);
  double __u = 0.004298393685429142;
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.0018449994513206947);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.0008404447832815689);
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.0005952257417708329);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.0007936507373367289);
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.0027777777776807635);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.0833333333333333);
  __u = __RIPPLE_EXACT_MUL (__u, __i);
  double __b = __t - 0.5;
  __u = __RIPPLE_EXACT_FMA (__b, __l, __u);
  __v = __RIPPLE_EXACT_MUL (__b, __v);
  __v = __RIPPLE_KEEP (__v - __t);
  double __n = __RIPPLE_EXACT_FMA (__v, 1.4426950408889634,
				   __RIPPLE_EXACT_INTEGER);
  __k = __RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER;
  __v = __RIPPLE_EXACT_FMA (__k, -0.6931471805598903, __v);
  __u = __RIPPLE_EXACT_FMA (__k, -5.497923018708371e-14, __u);
  /* The factor is sqrt (2 pi).  */
  double __r = __v + __u;
  double __p = __ripplemath_exact_exp_part (__r);
  __p = __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__r, __r), __p, __r);
  __p = __RIPPLE_EXACT_FMA (__p, 2.5066282746310002, 2.5066282746310002);
  __p = __ripplemath_exact_scale (__p, __n);
  double __s = __RIPPLE_EXACT_FMA (__z, __z, __RIPPLE_EXACT_MUL (5.0, __z));
  __s = __RIPPLE_EXACT_MUL (__RIPPLE_EXACT_MUL (__s, __s + 4.0), __s + 6.0);
  __s = __z < 6.0 ? __s : 1.0;
  double __y = __x;
  double __g = -0.0011640422143747201;
  __g = __RIPPLE_EXACT_FMA (__g, __y, 0.00721705043751171);
  __g = __RIPPLE_EXACT_FMA (__g, __y, -0.009621974824821857);
  __g = __RIPPLE_EXACT_FMA (__g, __y, -0.04219772900924906);
  __g = __RIPPLE_EXACT_FMA (__g, __y, 0.16653861138586887);
  __g = __RIPPLE_EXACT_FMA (__g, __y, -0.0420026350401138);
  __g = __RIPPLE_EXACT_FMA (__g, __y, -0.6558780715202549);
  __g = __RIPPLE_EXACT_FMA (__g, __y, 0.5772156649015346);
  __g = __RIPPLE_EXACT_FMA (__g, __y, 1.0);
  double __d = __a < 0.0625 ? __RIPPLE_EXACT_MUL (__g, __y) : __s;
  __n = __a < 0.0625 ? 1.0 : __p;
  if (__builtin_expect (__x <= -0.0625f, 0))
    {
      double __o = __ripplemath_exact_gamma_sine (__builtin_fabsf (__x));
      __o = __RIPPLE_EXACT_MUL (__RIPPLE_EXACT_MUL (__o, __p), __z);
      int __negative = __x <= -0.0625f;
      __n = __negative ? __RIPPLE_EXACT_MUL (__s, -3.141592653589793) : __n;
      __d = __negative ? (__o == 0.0 ? __builtin_nan ("") : __o) : __d;
    }
  float __q = (float) (__n / __d);
  __q = __RIPPLE_EXACT_BUT (__x, 6.1763377e-15f, 1.6190824e14f, __q);
  return __RIPPLE_EXACT_BUT (__x, 6.2264058e-15f, 1.6060629e14f, __q);
}

/* S is of degree 10 for t >= 3, 2^-55.  From 1 to 3 it is

     log Gamma (z) = (z - 1) (z - 2) P (z - 2),

   P of degree 27, and less log z from 0 to 1.  For negative numbers that is
   not needed: there is sin (pi z), which is like z.  */

__RIPPLEMATH float
__ripplemath_exact_lgammaf (float __x)
{
  double __z = __builtin_fabsf (__x);
  double __k, __c = 0.28768207245178096;
  double __f = __ripplemath_exact_log_rest (__z, &__k, &__c);
  double __l = __ripplemath_exact_gamma_log (__f) + __c;
  __l = __RIPPLE_EXACT_FMA (__k, 0.6931471805599453, __l);
  double __i = 1.0 / (__z < 3.0 ? 3.0 : __z);
  double __w = __RIPPLE_EXACT_MUL (__i, __i);
  double __u = 0.2618084473277361;
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.20709325286610328);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.08133070906593473);
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.023023386913593697);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.006092364300180227);
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.0019068288033503372);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.0008415163775356805);
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.0005952350113060699);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.0007936507724233408);
  __u = __RIPPLE_EXACT_FMA (__u, __w, -0.00277777777771987);
  __u = __RIPPLE_EXACT_FMA (__u, __w, 0.0833333333333333);
  __u = __RIPPLE_EXACT_FMA (__u, __i, 0.4189385332046728);
  double __v = __z < 1.0 ? __z - 1.0 : __z - 2.0;
  __v = __v > 1.0 ? 1.0 : __v;
  double __p = -7.639292345836201e-10;
  __p = __RIPPLE_EXACT_FMA (__p, __v, 1.5746606982777302e-9);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 2.0986002157033107e-9);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -4.312495770350818e-9);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -7.842557720538356e-9);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 1.6194359237484174e-8);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -2.7296358592514825e-9);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 5.910565853507869e-9);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -4.9827532071170234e-8);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 1.042041826608264e-7);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -1.878442644643758e-7);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 3.958940459367468e-7);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -8.54560908975883e-7);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 1.8113906873056685e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -3.846858091533014e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 8.221234475942905e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -1.7661767658452517e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 3.816907658276081e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -8.309511477709561e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 0.0001825526153982638);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -0.0004057073983775151);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 0.0009153769240386907);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -0.0021081308339216706);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 0.004998641164627129);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -0.012384192193371805);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 0.03296500062115691);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -0.10031730167435392);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 0.42278433509846713);
  __v = __RIPPLE_EXACT_MUL (__v, __z < 1.0 ? __z : __z - 1.0);
  __p = __RIPPLE_EXACT_MUL (__p, __v);
  double __b = __z < 3.0 ? __p : __u, __q = __z < 1.0 ? -1.0 : 0.0;
  __q = __z < 3.0 ? __q : __z - 0.5;
  double __y = __RIPPLE_EXACT_FMA (__q, __z < 3.0 ? __l : __l - 1.0, __b);
  if (__builtin_expect (__x < 0.0f, 0))
    {
      double __s = __ripplemath_exact_gamma_sine (__builtin_fabsf (__x));
      __s = __RIPPLE_EXACT_MUL (__builtin_fabs (__s), 0.3183098861837907);
      double __o = __z < 1.0 ? __s : __RIPPLE_EXACT_MUL (__s, __z);
      __c = 0.28768207245178096;
      __f = __ripplemath_exact_log_rest (__o, &__k, &__c);
      __l = __ripplemath_exact_gamma_log (__f) + __c;
      __l = __RIPPLE_EXACT_FMA (__k, 0.6931471805599453, __l);
      __o = -__l - (__z < 1.0 ? __p : __y);
      __o = __s == 0.0 ? __builtin_inf () : __o;
      __y = __x < 0.0f ? __o : __y;
    }
  __y = __z < __builtin_inf () ? __y : __z;
  __y = __y == 0.0 ? 0.0 : __y;
  float __r = (float) (__z == 0.0 ? __builtin_inf () : __y);
  __r = __RIPPLE_EXACT_BUT (__x, 0.0038502016f, 5.5574193f, __r);
  __r = __RIPPLE_EXACT_BUT (__x, 6.990848e33f, 5.3780532e35f, __r);
  __r = __RIPPLE_EXACT_BUT (__x, -1.5639554e-9f, 20.276049f, __r);
  return __r;
}

#endif
