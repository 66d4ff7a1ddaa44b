! { dg-do run }
! A loop over the distinct values of lanes in Fortran, and lanes by number.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  ! The values of A, in the order in which they come, how often they do, and
  ! the sum of B where they do.
  subroutine values (n, a, b, seen, value, times, total)
    integer, intent (in) :: n
    integer (c_int32_t), intent (in) :: a(*), b(*)
    integer, intent (out) :: seen
    integer (c_int32_t), intent (out) :: value(*), times(*), total(*)
    integer (c_int32_t) :: x
    logical (c_bool) :: rest, now
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 12)
    v = ripple_id (block, 0) + 1
    seen = 0
    if (v <= n) then
      x = a(v)
      rest = ripple_on (x)
      do while (ripple_any (rest))
        seen = seen + 1
        value(seen) = ripple_lane (x, ripple_first (rest))
        now = rest .and. ripple_same (x, value(seen))
        if (now) then
          times(seen) = int (ripple_count (ripple_on (x)), c_int32_t)
          total(seen) = ripple_reduceadd (1, b(v))
        end if
        rest = rest .and. .not. now
      end do
    end if
  end subroutine values

  subroutine lanes (x, k, r)
    real (c_double), intent (in) :: x(8)
    integer (c_int64_t), intent (in) :: k
    real (c_double), intent (out) :: r(3)
    real (c_double) :: a
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    a = x(v)
    r(1) = ripple_lane (a, k)
    r(2) = ripple_lane (a, -1_c_int64_t)
    if (a > 2) r(3) = ripple_lane (a, ripple_first (ripple_on (a)))
  end subroutine lanes
end module kernels

program test
  use kernels
  implicit none
  integer (c_int32_t) :: a(12), b(12), value(12), times(12), total(12)
  integer :: n, seen, k, j, found
  real (c_double) :: x(8), r(3)

  a = [7, 3, 7, 7, -1, 3, 0, 7, 0, -1, 9, 3]
  do k = 1, 12
    b(k) = k * k
  end do
  do n = 0, 12
    times = 0
    call values (n, a, b, seen, value, times, total)
    found = 0
    do k = 1, n
      if (any (a(:k - 1) == a(k))) cycle
      found = found + 1
      if (value(found) /= a(k)) stop 1
      if (times(found) /= count (a(:n) == a(k))) stop 2
      if (total(found) /= sum (b(:n), a(:n) == a(k))) stop 3
    end do
    if (seen /= found) stop 4
  end do

  x = [1.0, 2.0, -3.0, 4.5, 5.0, 6.0, 7.0, 8.0]
  do j = 0, 7
    call lanes (x, int (j, c_int64_t), r)
    if (r(1) /= x(j + 1) .or. r(2) /= 8 .or. r(3) /= 4.5) stop 5
  end do
end program test
