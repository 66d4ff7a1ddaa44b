// Plain C++ of many kinds: templates, lambdas, exceptions, virtual functions,
// containers, range-for, thread-local data.
#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

template <typename T, int N>
struct matrix
{
  T m[N][N];
  matrix operator* (const matrix &o) const
  {
    matrix r = {};
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
	for (int k = 0; k < N; k++)
	  r.m[i][j] += m[i][k] * o.m[k][j];
    return r;
  }
};

template struct matrix<float, 16>;
template struct matrix<short, 8>;

struct shape
{
  virtual ~shape () {}
  virtual double area () const = 0;
};

struct square : shape
{
  double a;
  explicit square (double a) : a (a) {}
  double area () const override { return a * a; }
};

thread_local int calls;

double
total (const std::vector<std::unique_ptr<shape>> &all)
{
  double t = 0;
  for (const auto &s : all)
    t += s->area ();
  calls++;
  return t;
}

int
lookup (const std::map<std::string, int> &m, const std::string &key)
{
  try
    {
      return m.at (key);
    }
  catch (const std::out_of_range &)
    {
      return -1;
    }
}

void
clamp_all (std::vector<int> &v, int lo, int hi)
{
  std::transform (v.begin (), v.end (), v.begin (),
		  [=] (int x) { return std::min (std::max (x, lo), hi); });
  std::sort (v.begin (), v.end ());
}
