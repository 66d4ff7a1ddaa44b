! { dg-do run }
! Floating numbers of 8 and 16 bits in Fortran.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine widen (a, x)
    integer (c_int8_t), intent (in) :: a(256)
    real (c_float), intent (out) :: x(256, 3)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 256)
    v = ripple_id (block, 0) + 1
    x(v, 1) = ripple_float_from_e4m3 (a(v))
    x(v, 2) = ripple_float_from_e5m2 (a(v))
    x(v, 3) = ripple_float_from_bf16 (int (a(v), c_int16_t) * 256_c_int16_t)
  end subroutine widen

  subroutine narrow (n, x, a, b)
    integer, intent (in) :: n
    real (c_float), intent (in) :: x(n)
    integer (c_int8_t), intent (out) :: a(n, 4)
    integer (c_int16_t), intent (out) :: b(n)
    type (c_ptr) :: block
    integer (c_size_t) :: v
    integer :: first

    block = ripple_set_block_shape (0, 10)
    do first = 1, n, 10
      v = first + ripple_id (block, 0)
      if (v <= n) then
        a(v, 1) = ripple_e4m3_from_float (x(v))
        a(v, 2) = ripple_e4m3_from_float_sat (x(v))
        a(v, 3) = ripple_e5m2_from_float (x(v))
        a(v, 4) = ripple_e5m2_from_float_sat (x(v))
        b(v) = ripple_bf16_from_float (x(v))
      end if
    end do
  end subroutine narrow
end module kernels

program test
  use kernels
  implicit none
  integer (c_int8_t) :: a(256), r(4, 4), c(256, 4)
  integer (c_int16_t) :: s(4), t(256)
  real (c_float) :: x(256, 3), y, mid(256), inf
  integer :: k, i, n, fraction(2), bias(2)

  fraction = [3, 2]
  bias = [7, 15]
  do k = 1, 256
    a(k) = int (k - 129, c_int8_t)
  end do
  call widen (a, x)
  inf = 1e38
  inf = inf * 10
  do k = 1, 256
    n = iand (int (a(k)), 127)
    do i = 1, 2
      y = scale (real (ibits (n, 0, fraction(i))), -fraction(i))
      n = shiftr (n, fraction(i))
      y = scale (y + min (n, 1), max (n, 1) - bias(i))
      y = merge (-y, y, a(k) < 0)
      n = iand (int (a(k)), 127)
      if (i == 1 .and. n == 127 .or. i == 2 .and. n > 124) then
        if (x(k, i) == x(k, i)) stop 1
      else
        if (i == 2 .and. n == 124) y = sign (inf, y)
        if (x(k, i) /= y .or. sign (1.0, x(k, i)) /= sign (1.0, y)) stop 2
      end if
    end do
    if (transfer (x(k, 3), k) /= shiftl (int (a(k)), 24)) stop 3
  end do

  ! There and back; NaN has one form.
  do i = 1, 2
    call narrow (256, x(:, i), c, t)
    do k = 1, 256
      n = iand (int (a(k)), 127)
      if (i == 2 .and. n > 124) then
        if (ibits (int (c(k, 3)), 0, 7) /= 126) stop 4
      else if (c(k, 2 * i - 1) /= a(k)) then
        stop 5
      end if
    end do
  end do

  ! Halfway between neighbours: the even one.
  mid(1:126) = (x(129:254, 1) + x(130:255, 1)) / 2
  call narrow (126, mid(1:126), c(1:126, :), t(1:126))
  do k = 1, 126
    if (c(k, 1) /= a(128 + k + mod (k + 1, 2)) .or. c(k, 2) /= c(k, 1)) stop 6
  end do

  mid(1:4) = [470.0, -1e9, 57345.0, 1.00390625]
  call narrow (4, mid(1:4), r, s)
  if (any (iand (int (r(:3, 1)), 255) /= [127, 255, 127])) stop 7
  if (any (iand (int (r(:3, 2)), 255) /= [126, 254, 126])) stop 8
  if (any (iand (int (r(:3, 3)), 255) /= [95, 252, 123])) stop 9
  if (any (iand (int (r(:3, 4)), 255) /= [95, 251, 123])) stop 10
  if (s(4) /= int (z'3f80')) stop 11
  mid(1:4) = [inf, -inf, 1.0, 1.01171875]
  call narrow (4, mid(1:4), r, s)
  if (any (iand (int (r(:2, 3)), 255) /= [124, 252])) stop 12
  if (any (iand (int (r(:2, 4)), 255) /= [123, 251])) stop 13
  if (s(3) /= int (z'3f80') .or. s(4) /= int (z'3f82')) stop 14
end program test
