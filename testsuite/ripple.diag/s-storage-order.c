/* Numbers in the other order of bytes than the machine's.  */
/* { dg-do error } */
#include <ripple.h>

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
# define OTHER "big-endian"
#else
# define OTHER "little-endian"
#endif

struct __attribute__ ((scalar_storage_order (OTHER))) packet
{
  int length, sum[4];
  unsigned char kind;
};

void
lengths (int n, struct packet *p, int *r)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    {
      r[i] = p[i].length;	/* { dg-error "18: access to a number in the other order of bytes at an address with the shape 'Tensor.8.'.*ripple-storage-order" } */
      p[i].sum[2] = i;		/* { dg-error "19: access to a number in the other order of bytes at an address with the shape 'Tensor.8.'.*ripple-storage-order" } */
      p[i].kind = 3;
    }
}
