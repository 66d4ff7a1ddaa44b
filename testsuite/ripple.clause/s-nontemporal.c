/* What clause Nontemporal can name.  */
/* { dg-do error } */
#include <ripple.h>

struct s { float *p; };
typedef float *type;

void
f (int n, float *x, float y, struct s s)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  float a[100];
#pragma ripple parallel Block (B) Dims (0) Nontemporal () /* { dg-error "57: 'Nontemporal' takes names of pointers and arrays through which the loop stores .ripple-directive-nontemporal" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (y) /* { dg-error "57: 'y' has the type 'float'; 'Nontemporal' takes names of pointers and arrays" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (z) /* { dg-error "57: 'z' is not declared here" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (type) /* { dg-error "57: 'Nontemporal' takes names" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (s) /* { dg-error "57: 's' has the type 'struct s'" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (s.p) /* { dg-error "58: 'Nontemporal' takes names" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (x, x) /* { dg-error "60: 'x' is named twice in 'Nontemporal'" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (x) Nontemporal (a) /* { dg-error "clause 'Nontemporal' is given twice" } */
  for (int i = 0; i < n; i++)
    x[i] = a[i] = 1;
#pragma ripple parallel Block (B) Dims (0) Nontemporal (x /* { dg-error "'Nontemporal' takes names" } */
  for (int i = 0; i < n; i++)
    x[i] = 1;
}
