/* log, log2, log10, log1p on lanes, rounded correctly.  See exact.h.

   x = 2^k m,  sqrt (2/3) <= m < 2 sqrt (2/3),  f = c m - 1,

   where c is 3/4 if m > 2 / sqrt 3, else 1, so that |f| < 0.225, and

   log x = k log 2 - log c + log (1 + f).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_LOG_H
#define RIPPLE_MATH_EXACT_LOG_H

#pragma GCC system_header

/* f, *K = k, and *C = 0 where c is 1: what it was, -log (3/4), is for where c
   is 3/4.  X is a positive normal number.  */

__extension__ __RIPPLEMATH double
__ripplemath_exact_log_rest (double __x, double *__k, double *__c)
{
  unsigned long long __n = (unsigned long long) __ripplemath_bits (__x)
			   + 0x0005df4300000000ULL;
  *__k = __ripplemath_of_bits ((long long) (__n >> 52
					    | 0x4330000000000000ULL))
	 - 4503599627371519.0;
  __n = (__n & 0xfffffffffffffULL) + 0x3fea20bd00000000ULL;
  double __m = __ripplemath_of_bits ((long long) __n);
  int __great = __m > 1.1547;
  *__c = __great ? *__c : 0.0;
  return __RIPPLE_EXACT_FMA (__great ? 0.75 : 1.0, __m, -1.0);
}

/* log (1 + f) for -0.184 <= f <= 0.225: degree 15, 2^-53.  */

__RIPPLEMATH double
__ripplemath_exact_log_part (double __f)
{
  double __p = 0.05882685045625967;
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.07892363013249938);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.07831422576032833);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.0829944480048992);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.09084036186640675);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.10000757913069801);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.11111264945503659);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.12499991161303922);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.14285712644872842);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.16666666717529943);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.20000000007425156);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.24999999999883984);
  __p = __RIPPLE_EXACT_FMA (__p, __f, 0.33333333333323817);
  __p = __RIPPLE_EXACT_FMA (__p, __f, -0.5000000000000004);
  return __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__f, __f), __p, __f);
}

/* Y, the logarithm of X or of 1 + X, where that is ZERO: or what it is where
   that is no number greater than 0.  */

__RIPPLEMATH float
__ripplemath_exact_log_special (float __y, float __x, float __zero)
{
  __y = __x < __builtin_inff () ? __y : __builtin_inff ();
  float __s = __x == __zero ? -__builtin_inff () : __builtin_nanf ("");
  return __x > __zero ? __y : __s;
}

__RIPPLEMATH float
__ripplemath_exact_logf (float __x)
{
  double __k, __c = 0.28768207245178096;
  double __f = __ripplemath_exact_log_rest ((double) __x, &__k, &__c);
  double __l = __ripplemath_exact_log_part (__f) + __c;
  __l = __RIPPLE_EXACT_FMA (__k, 5.497923018708371e-14, __l);
  float __y = (float) __RIPPLE_EXACT_FMA (__k, 0.6931471805598903, __l);
  __y = __RIPPLE_EXACT_BUT (__x, 0.011794383f, -4.4401317f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 9.472636f, 2.2484071f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 58037908.0f, 17.876608f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 1.2783784e23f, 53.20505f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 5.498306e28f, 66.17683f, __y);
  return __ripplemath_exact_log_special (__y, __x, 0.0f);
}

__RIPPLEMATH float
__ripplemath_exact_log2f (float __x)
{
  double __k, __c = 0.41503749927884376;
  double __f = __ripplemath_exact_log_rest ((double) __x, &__k, &__c);
  double __l = __ripplemath_exact_log_part (__f);
  float __y = (float) __RIPPLE_EXACT_FMA (__l, 1.4426950408889634,
					  __k + __c);
  return __ripplemath_exact_log_special (__y, __x, 0.0f);
}

__RIPPLEMATH float
__ripplemath_exact_log10f (float __x)
{
  double __k, __c = 0.12493873660829996;
  double __f = __ripplemath_exact_log_rest ((double) __x, &__k, &__c);
  double __l = __ripplemath_exact_log_part (__f);
  __l = __RIPPLE_EXACT_FMA (__l, 0.4342944819032518, __c);
  float __y = (float) __RIPPLE_EXACT_FMA (__k, 0.3010299956639812, __l);
  __y = __RIPPLE_EXACT_BUT (__x, 6.284548e-30f, -29.201727f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 4.4042917e-28f, -27.356123f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 4.4042917e-27f, -26.356123f, __y);
  return __ripplemath_exact_log_special (__y, __x, 0.0f);
}

/* log (1 + T).  For small T it is f, which the sum is not.  */

__RIPPLEMATH double
__ripplemath_exact_log1p_core (double __t)
{
  double __k, __c = 0.28768207245178096;
  double __f = __ripplemath_exact_log_rest (1.0 + __t, &__k, &__c);
  __f = __builtin_fabs (__t) < 0.15 ? __t : __f;
  double __l = __ripplemath_exact_log_part (__f) + __c;
  __l = __RIPPLE_EXACT_FMA (__k, 5.497923018708371e-14, __l);
  return __RIPPLE_EXACT_FMA (__k, 0.6931471805598903, __l);
}

__RIPPLEMATH float
__ripplemath_exact_log1pf (float __x)
{
  float __y = (float) __ripplemath_exact_log1p_core ((double) __x);
  __y = __RIPPLE_EXACT_BUT (__x, 7.152559e-7f, 7.152557e-7f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 8.583093e-6f, 8.583057e-6f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 0.10741951f, 0.10203255f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 0.49512997f, 0.40221313f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 8.472636f, 2.2484071f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 1.2783784e23f, 53.20505f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 5.498306e28f, 66.17683f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, -7.1525557e-7f, -7.152558e-7f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, -8.583044e-6f, -8.583081e-6f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, -0.0021787146f, -0.0021810916f, __y);
  __y = __ripplemath_exact_log_special (__y, __x, -1.0f);
  return __builtin_copysignf (__y, __x);
}

#endif
