/* { dg-do run } */
// Annotated loops in member functions that use members.
#include "../ripple-test.h"

class image
{
public:
  image (int w, int h, unsigned char *pixels)
    : width (w), height (h), data (pixels) {}
  void add (int k);
  void invert () const
  {
    ripple_block_t BS = ripple_set_block_shape (0, 32);
    ripple_parallel (BS, 0);
    for (int i = 0; i < width * height; i++)
      data[i] = 255 - data[i];
  }
  static void fill (image &im, int v);
  int histogram[4] = {};
  virtual ~image () {}
  virtual void scale (int k)
  {
    ripple_block_t BS = ripple_set_block_shape (0, 16);
    for (int y = 0; y < height; y++)
      {
	ripple_parallel (BS, 0);
	for (int x = 0; x < width; x++)
	  this->data[y * width + x] = data[y * width + x] * k / 4;
      }
    histogram[0] += k;
  }
private:
  int width, height;
  unsigned char *data;
};

void
image::add (int k)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16, 2);
  ripple_parallel (BS, 1);
  for (int y = 0; y < height; y++)
    {
      ripple_parallel (BS, 0);
      for (int x = 0; x < width; x++)
	data[y * width + x] += k;
    }
  histogram[1] = k;
}

void
image::fill (image &im, int v)
{
  ripple_block_t BS = ripple_set_block_shape (0, 64);
  ripple_parallel (BS, 0);
  for (int i = 0; i < im.width * im.height; i++)
    im.data[i] = v;
}

int
main ()
{
  for (int w = 0; w < 40; w += 3)
    for (int h = 0; h < 5; h++)
      {
	unsigned char *p = (unsigned char *) buf_new (w * h, w % PLACES);
	image im (w, h, p);
	image::fill (im, 40);
	im.add (7);
	im.invert ();
	im.scale (3);
	for (int i = 0; i < w * h; i++)
	  CHECK (p[i] == (255 - 47) * 3 / 4);
	CHECK (im.histogram[0] == 3 && im.histogram[1] == 7);
	buf_free_all ();
      }
  return 0;
}
