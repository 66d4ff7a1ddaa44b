/* { dg-do run } */
/* { dg-options "-pg -fsanitize-coverage=trace-pc,trace-cmp -ftrivial-auto-var-init=zero -fstack-protector-all" } */
/* { dg-levels "-O0 -O2" } */
#include "common/index.h"

/* What the coverage sanitizer calls.  */
#define HOOK(NAME, ...) \
  __attribute__ ((no_sanitize_coverage)) void \
  __sanitizer_cov_##NAME (__VA_ARGS__) {}
HOOK (trace_pc, void)
HOOK (trace_cmp1, uint8_t a, uint8_t b)
HOOK (trace_cmp2, uint16_t a, uint16_t b)
HOOK (trace_cmp4, uint32_t a, uint32_t b)
HOOK (trace_cmp8, uint64_t a, uint64_t b)
HOOK (trace_const_cmp1, uint8_t a, uint8_t b)
HOOK (trace_const_cmp2, uint16_t a, uint16_t b)
HOOK (trace_const_cmp4, uint32_t a, uint32_t b)
HOOK (trace_const_cmp8, uint64_t a, uint64_t b)
HOOK (trace_cmpf, float a, float b)
HOOK (trace_cmpd, double a, double b)
HOOK (trace_switch, uint64_t a, void *b)
