! { dg-do run }
! Random numbers in Fortran: the known answers of Philox 4x32-10, and lanes as
! scalars.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine words (c, k, r)
    integer (c_int32_t), intent (in) :: c(3, 4), k(3, 2)
    integer (c_int32_t), intent (out) :: r(3, 4)
    integer (c_int32_t) :: x, y, z, w
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 3)
    v = ripple_id (block, 0) + 1
    call ripple_philox4x32 (c(v, 1), c(v, 2), c(v, 3), c(v, 4), k(v, 1), &
                            k(v, 2), x, y, z, w)
    r(v, 1) = x
    r(v, 2) = y
    r(v, 3) = z
    r(v, 4) = w
  end subroutine words

  subroutine numbers (n, key, f, d, g)
    integer, intent (in) :: n
    integer (c_int64_t), intent (in) :: key
    real (c_float), intent (inout) :: f(*), g(2, *)
    real (c_double), intent (inout) :: d(*)
    integer (c_int32_t) :: x, y, z, w
    real (c_float) :: a, b
    type (c_ptr) :: block
    integer (c_size_t) :: v
    integer :: first

    block = ripple_set_block_shape (0, 8)
    do first = 1, n, 8
      v = first + ripple_id (block, 0)
      if (v <= n) then
        call ripple_philox (v, key, x, y, z, w)
        f(v) = ripple_random_float (x)
        d(v) = ripple_random_double (y, z)
        call ripple_random_normal (z, w, a, b)
        g(1, v) = a
        g(2, v) = b
      end if
    end do
  end subroutine numbers
end module kernels

program test
  use kernels
  implicit none
  integer (c_int32_t) :: c(3, 4), k(3, 2), r(3, 4), want(3, 4), x, y, z, w
  integer (c_int64_t) :: key, v
  real (c_float) :: f(1001), g(2, 1001), a, b
  real (c_double) :: d(1001)

  c(1, :) = 0
  c(2, :) = -1
  data c(3, :) / z'243f6a88', z'85a308d3', z'13198a2e', z'03707344' /
  k(1, :) = 0
  k(2, :) = -1
  data k(3, :) / z'a4093822', z'299f31d0' /
  data want(1, :) / z'6627e8d5', z'e169c58d', z'bc57ac4c', z'9b00dbd8' /
  data want(2, :) / z'408f276d', z'41c83b0e', z'a20bc7c6', z'6d5451fd' /
  data want(3, :) / z'd16cfe09', z'94fdcceb', z'5001e420', z'24126ea1' /
  call words (c, k, r)
  if (any (r /= want)) stop 1

  f = -1
  key = -987654321987_c_int64_t
  call numbers (1000, key, f, d, g)
  do v = 1, 1000
    call ripple_philox (v, key, x, y, z, w)
    if (f(v) /= shiftr (x, 8) / 16777216.0) stop 2
    if (d(v) /= (shiftr (y, 5) * 67108864.0d0 + shiftr (z, 6)) &
                / 9007199254740992.0d0) stop 3
    call ripple_random_normal (z, w, a, b)
    if (abs (g(1, v) - a) > 1e-5 .or. abs (g(2, v) - b) > 1e-5) stop 4
  end do
  if (abs (sum (f(:1000)) / 1000 - 0.5) > 0.05) stop 5
  if (abs (sum (g(1, :1000)) / 1000) > 0.15) stop 6
  if (abs (sum (g(2, :1000) ** 2) / 1000 - 1) > 0.2) stop 7
  if (f(1001) /= -1) stop 8
end program test
