! { dg-do run }
! Updates of elements that lanes share in Fortran.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine histogram (n, bin, x, h, g, f)
    integer, intent (in) :: n
    integer (c_int32_t), intent (in) :: bin(*), x(*)
    integer (c_int32_t), intent (inout) :: h(0:4)
    integer (c_int64_t), intent (inout) :: g(0:4, 5)
    real (c_float), intent (inout) :: f(0:4, 3)
    type (c_ptr) :: block
    integer (c_size_t) :: v
    integer (c_int64_t) :: w
    integer :: first

    block = ripple_set_block_shape (0, 7)
    do first = 1, n, 7
      v = first + ripple_id (block, 0)
      if (v <= n) then
        w = x(v)
        call ripple_updateadd (h(bin(v)), 1)
        call ripple_updateadd (g(bin(v), 1), w)
        call ripple_updateand (g(bin(v), 2), w)
        call ripple_updateor (g(bin(v), 3), w)
        call ripple_updatexor (g(bin(v), 4), w)
        if (w > 0) call ripple_updatemax (g(bin(v), 5), w)
        call ripple_updateadd (f(bin(v), 1), real (w))
        call ripple_updatemin (f(bin(v), 2), real (w))
        call ripple_updatemax (f(bin(v), 3), real (w))
      end if
    end do
  end subroutine histogram

  subroutine extremes (bin, x, least, most)
    integer (c_int32_t), intent (in) :: bin(16)
    integer (c_int8_t), intent (in) :: x(16)
    integer (c_int8_t), intent (inout) :: least(3), most(3)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 16)
    v = ripple_id (block, 0) + 1
    call ripple_updatemin_u8 (least(bin(v)), x(v))
    call ripple_updatemax_u8 (most(bin(v)), x(v))
  end subroutine extremes
end module kernels

program test
  use kernels
  implicit none
  integer (c_int32_t) :: bin(60), x(60), h(0:4)
  integer (c_int64_t) :: g(0:4, 5), w
  real (c_float) :: f(0:4, 3), nan
  integer (c_int8_t) :: b(16), least(3), most(3)
  integer :: i, k, n

  nan = 0
  nan = nan / nan
  do k = 1, 60
    bin(k) = mod (k * k, 5)
    x(k) = mod (37 * k, 101) - 50
  end do
  do n = 0, 60
    h = 0
    g = 3
    f = nan
    f(:, 1) = 0
    call histogram (n, bin, x, h, g, f)
    do i = 0, 4
      w = 3
      if (h(i) /= count (bin(:n) == i)) stop 1
      if (g(i, 1) /= 3 + sum (x(:n), bin(:n) == i)) stop 2
      if (g(i, 2) /= iand (3, iall (x(:n), bin(:n) == i))) stop 3
      if (g(i, 3) /= ior (3, iany (x(:n), bin(:n) == i))) stop 4
      if (g(i, 4) /= ieor (3, iparity (x(:n), bin(:n) == i))) stop 5
      if (g(i, 5) /= max (3, maxval (x(:n), bin(:n) == i))) stop 6
      if (f(i, 1) /= sum (x(:n), bin(:n) == i)) stop 7
      if (h(i) == 0) then
        if (f(i, 2) == f(i, 2) .or. f(i, 3) == f(i, 3)) stop 8
      else if (f(i, 2) /= minval (x(:n), bin(:n) == i) &
               .or. f(i, 3) /= maxval (x(:n), bin(:n) == i)) then
        stop 9
      end if
    end do
  end do

  bin(:16) = [1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1]
  do k = 1, 16
    b(k) = int (mod (47 * k, 256) - 128, c_int8_t)
  end do
  least = -1
  most = 0
  call extremes (bin, b, least, most)
  do i = 1, 2
    if (iand (int (least(i)), 255) &
        /= minval (iand (int (b), 255), bin(:16) == i)) stop 10
    if (iand (int (most(i)), 255) &
        /= maxval (iand (int (b), 255), bin(:16) == i)) stop 11
  end do
  if (least(3) /= -1 .or. most(3) /= 0) stop 12
end program test
