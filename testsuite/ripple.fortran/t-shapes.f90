! { dg-do run }
! What changes the shape of tensors in Fortran.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  function backward (k, n) bind (c) result (r)
    integer (c_size_t), value :: k, n
    integer (c_size_t) :: r
    r = n - 1 - k
  end function backward

  function interleave (k, n) bind (c) result (r)
    integer (c_size_t), value :: k, n
    integer (c_size_t) :: r
    r = k / 2 + merge (n, 0_c_size_t, mod (k, 2_c_size_t) /= 0)
  end function interleave

  subroutine shuffles (a, b, r)
    integer (c_int16_t), intent (in) :: a(8), b(8)
    integer (c_int16_t), intent (out) :: r(8, 2)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_shuffle (a(v), backward)
    r(v, 2) = ripple_shuffle_pair (a(v), b(v), interleave)
  end subroutine shuffles

  ! The block of 2 x 3 x 2 x 2 lanes, its slices, and what it is as one of
  ! 4 x 6.
  subroutine reshape_4d (a, r, s, t, u)
    real (c_float), intent (in) :: a(2, 3, 2, 2)
    real (c_float), intent (out) :: r(4, 6), s(3), t(2, 2), u
    type (c_ptr) :: block, other
    integer (c_size_t) :: w, x, y, z
    real (c_float) :: e

    block = ripple_set_block_shape (0, 2, 3, 2, 2)
    w = ripple_id (block, 0) + 1
    x = ripple_id (block, 1) + 1
    y = ripple_id (block, 2) + 1
    z = ripple_id (block, 3) + 1
    e = a(w, x, y, z)
    s(x) = ripple_slice (e, 1, -1, 0, 1)
    t(w, y) = ripple_slice (ripple_slice (e, -1, 2, -1), -1, -1, -1, 0)
    u = ripple_slice (e, 1, 2, 1, 1)
    other = ripple_set_block_shape (0, 4, 6)
    w = ripple_id (other, 0) + 1
    x = ripple_id (other, 1) + 1
    r(w, x) = ripple_reshape (other, e)
  end subroutine reshape_4d

  subroutine stack (a, b, r, bits)
    real (c_float), intent (in) :: a(4), b(4)
    real (c_float), intent (out) :: r(4, 2)
    integer (c_int8_t), intent (out) :: bits(16)
    type (c_ptr) :: block, both, bytes
    integer (c_size_t) :: v, w

    block = ripple_set_block_shape (0, 4)
    v = ripple_id (block, 0) + 1
    both = ripple_set_block_shape (0, 4, 2)
    w = ripple_id (both, 1) + 1
    r(v, w) = ripple_stack (both, a(v), b(v))
    bytes = ripple_set_block_shape (0, 16)
    w = ripple_id (bytes, 0) + 1
    bits(w) = ripple_reinterp_i8 (bytes, a(v))
  end subroutine stack
end module kernels

program test
  use kernels
  implicit none
  integer (c_int16_t) :: a(8), b(8), r(8, 2)
  integer (c_int8_t) :: bits(16)
  real (c_float) :: c(2, 3, 2, 2), d(4, 6), s(3), t(2, 2), u, e(4), f(4), g(4, 2)
  integer :: k

  do k = 1, 8
    a(k) = int (11 * k, c_int16_t)
    b(k) = int (-7 * k, c_int16_t)
  end do
  call shuffles (a, b, r)
  if (any (r(:, 1) /= a(8:1:-1))) stop 1
  if (any (r(1::2, 2) /= a(:4)) .or. any (r(2::2, 2) /= b(:4))) stop 2

  c = reshape ([(k * k + 0.5, k = 1, 24)], [2, 3, 2, 2])
  call reshape_4d (c, d, s, t, u)
  if (any (d /= reshape (c, [4, 6]))) stop 3
  if (any (s /= c(2, :, 1, 2))) stop 4
  if (any (t /= c(:, 3, :, 1))) stop 5
  if (u /= c(2, 3, 2, 2)) stop 6

  e = [1.0, -2.0, 3.5, 1e-3]
  f = 2 * e + 1
  call stack (e, f, g, bits)
  if (any (g(:, 1) /= e) .or. any (g(:, 2) /= f)) stop 7
  if (any (bits /= transfer (e, bits))) stop 8
end program test
