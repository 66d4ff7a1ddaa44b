! { dg-do run }
! Blocks in Fortran: saxpy, a dot product, conditions, two dimensions.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  ! y = s * x + y
  subroutine saxpy (n, s, x, y)
    integer, intent (in) :: n
    real (c_float), intent (in) :: s, x(*)
    real (c_float), intent (inout) :: y(*)
    type (c_ptr) :: block
    integer (c_size_t) :: v
    integer :: first

    block = ripple_set_block_shape (0, 16)
    do first = 1, n, 16
      v = first + ripple_id (block, 0)
      if (v <= n) y(v) = s * x(v) + y(v)
    end do
  end subroutine saxpy

  function dot (n, x, y) result (r)
    integer, intent (in) :: n
    real (c_double), intent (in) :: x(n), y(n)
    real (c_double) :: r, total
    type (c_ptr) :: block
    integer (c_size_t) :: v
    integer :: first

    block = ripple_set_block_shape (0, 8)
    total = ripple_broadcast (block, 1, 0.0_c_double)
    do first = 0, n - 8, 8
      v = first + ripple_id (block, 0) + 1
      total = total + x(v) * y(v)
    end do
    v = n / 8 * 8 + ripple_id (block, 0) + 1
    if (v <= n) total = total + x(v) * y(v)
    r = ripple_reduceadd (1, total)
  end function dot

  ! Sums of the columns and rows of the 8 x 4 array a, and its element (3, 2).
  subroutine sums (a, column, row, element)
    integer (c_int32_t), intent (in) :: a(8, 4)
    integer (c_int32_t), intent (out) :: column(4), row(8), element
    integer (c_int32_t) :: t
    type (c_ptr) :: block
    integer (c_size_t) :: x, y

    block = ripple_set_block_shape (0, 8, 4)
    x = ripple_id (block, 0) + 1
    y = ripple_id (block, 1) + 1
    t = a(x, y)
    column(y) = ripple_reduceadd (1, t)
    row(x) = ripple_reduceadd (2, t)
    element = ripple_slice (t, 2, 1)
    if (ripple_get_block_size (block, 1) /= 4) element = 0
  end subroutine sums
end module kernels

program test
  use kernels
  implicit none
  integer :: i, n
  real (c_float) :: x(100), y(100)
  real (c_double) :: a(100), b(100)
  integer (c_int32_t) :: m(8, 4), column(4), row(8), element

  do n = 0, 90
    do i = 1, 100
      x(i) = i
      y(i) = 2 * i
      a(i) = i - 50
      b(i) = mod (i, 7)
    end do
    call saxpy (n, 3.0, x, y)
    if (any (y(1:n) /= 5 * x(1:n)) .or. any (y(n+1:) /= 2 * x(n+1:))) stop 1
    if (dot (n, a, b) /= sum (a(1:n) * b(1:n))) stop 2
  end do
  m = reshape ([(i * i, i = 1, 32)], [8, 4])
  call sums (m, column, row, element)
  if (any (column /= sum (m, 1)) .or. any (row /= sum (m, 2))) stop 3
  if (element /= m(3, 2)) stop 4
end program test
