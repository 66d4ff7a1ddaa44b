! { dg-do run }
! Scans, compressions and permutations in Fortran.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine move (a, index, sums, before, kept, count, back, taken)
    integer (c_int32_t), intent (in) :: a(8)
    integer (c_int64_t), intent (in) :: index(8)
    integer (c_int32_t), intent (out) :: sums(8), before(8), kept(8)
    integer (c_int32_t), intent (out) :: back(8), taken(8)
    integer (c_size_t), intent (out) :: count
    integer (c_int32_t) :: x, c
    logical (c_bool) :: mask
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    x = a(v)
    mask = x > 0
    sums(v) = ripple_scanadd (1, x)
    before(v) = ripple_scanmax_exclusive (1, x)
    c = ripple_compress (mask, x)
    count = ripple_compressed (mask, x)
    kept(v) = c
    back(v) = ripple_expand (mask, c)
    taken(v) = ripple_permute (x, index(v))
  end subroutine move
end module kernels

program test
  use kernels
  implicit none
  integer (c_int32_t) :: a(8), sums(8), before(8), kept(8), back(8), taken(8)
  integer (c_int32_t) :: total, most
  integer (c_int64_t) :: index(8)
  integer (c_size_t) :: count
  integer :: k, n

  a = [3, -1, 0, 7, -5, 2, 9, -8]
  index = [0, -1, 9, 7, 3, 100, -8, 5]
  call move (a, index, sums, before, kept, count, back, taken)
  total = 0
  most = -huge (most) - 1
  n = 0
  do k = 1, 8
    if (before(k) /= most) stop 1
    total = total + a(k)
    most = max (most, a(k))
    if (sums(k) /= total) stop 2
    if (a(k) > 0) then
      n = n + 1
      if (kept(n) /= a(k)) stop 3
    end if
    if (back(k) /= max (a(k), 0)) stop 4
    if (taken(k) /= a(1 + int (modulo (index(k), 8_c_int64_t)))) stop 5
  end do
  if (count /= n .or. any (kept(n + 1:) /= 0)) stop 6
end program test
