! { dg-do run }
! Numbers and tables in Fortran.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine shifts (a, b, n, r)
    integer (c_int32_t), intent (in) :: a(8), b(8)
    integer (c_int64_t), intent (in) :: n(8)
    integer (c_int32_t), intent (out) :: r(8, 5)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_rotate_left (a(v), n(v))
    r(v, 2) = ripple_rotate_right (a(v), 5_c_int64_t)
    r(v, 3) = ripple_funnel_left (a(v), b(v), n(v))
    r(v, 4) = ripple_funnel_right (a(v), b(v), n(v))
    r(v, 5) = ripple_bit_reverse (a(v))
  end subroutine shifts

  subroutine numbers (a, b, r)
    integer (c_int8_t), intent (in) :: a(8), b(8)
    integer (c_int8_t), intent (out) :: r(8, 7)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_add_sat (a(v), b(v))
    r(v, 2) = ripple_sub_sat (a(v), b(v))
    r(v, 3) = ripple_average_up (a(v), b(v))
    r(v, 4) = ripple_average_down (a(v), b(v))
    r(v, 5) = ripple_abs_difference (a(v), b(v))
    r(v, 6) = ripple_multiply_high (a(v), b(v))
    r(v, 7) = ripple_multiply_rounded (a(v), b(v))
  end subroutine numbers

  subroutine narrow (a, x, y, r)
    integer (c_int64_t), intent (in) :: a(8)
    real (c_float), intent (in) :: x(8)
    real (c_double), intent (in) :: y(8)
    integer (c_int16_t), intent (out) :: r(8, 3)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_narrow_sat_i16 (a(v))
    r(v, 2) = ripple_convert_sat_i16 (x(v))
    r(v, 3) = ripple_convert_sat_i16 (y(v))
  end subroutine narrow

  subroutine tables (table, index, a, b, r, x)
    real (c_float), intent (in) :: table(5)
    integer (c_int64_t), intent (in) :: index(8)
    integer (c_int32_t), intent (in) :: a(8), b(8)
    integer (c_int32_t), intent (out) :: r(8, 2)
    real (c_float), intent (out) :: x(8)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    x(v) = ripple_lookup (5_c_size_t, table, index(v))
    r(v, 1) = ripple_dot_add (a(v), b(v), 7, ripple_i8i8)
    r(v, 2) = ripple_dot_add (a(v), b(v), huge (1_c_int32_t) - 3, &
                              ripple_i16i16 + ripple_sat)
  end subroutine tables
end module kernels

program test
  use kernels
  implicit none
  integer (c_int32_t) :: a(8), b(8), r(8, 5), q(8, 2), dot, t
  integer (c_int64_t) :: n(8), wide(8)
  integer (c_int8_t) :: c(8), d(8), s(8, 7)
  integer (c_int16_t) :: w(8, 3)
  real (c_float) :: x(8), table(5), looked(8)
  real (c_double) :: y(8)
  integer :: k, i, p, e

  do k = 1, 8
    a(k) = 1234567 * k * (-1) ** k
    b(k) = 7654321 - 99999 * k
    n(k) = 5 * k
    c(k) = int (mod (91 * k, 256) - 128, c_int8_t)
    d(k) = int (mod (57 * k, 256) - 128, c_int8_t)
    wide(k) = 11111_c_int64_t * (k - 4)
    x(k) = 10000.75 * (k - 4)
    y(k) = -9999.75d0 * (k - 4)
  end do
  c(1) = -128
  d(1) = -128
  call shifts (a, b, n, r)
  do k = 1, 8
    i = int (mod (n(k), 32_c_int64_t))
    if (r(k, 1) /= ishftc (a(k), i)) stop 1
    if (r(k, 2) /= ishftc (a(k), -5)) stop 2
    t = a(k)
    if (i /= 0) t = ior (ishft (a(k), i), ishft (b(k), i - 32))
    if (r(k, 3) /= t) stop 3
    t = b(k)
    if (i /= 0) t = ior (ishft (a(k), 32 - i), ishft (b(k), -i))
    if (r(k, 4) /= t) stop 4
    do i = 0, 31
      if (btest (r(k, 5), i) .neqv. btest (a(k), 31 - i)) stop 5
    end do
  end do
  call numbers (c, d, s)
  do k = 1, 8
    p = int (c(k))
    e = int (d(k))
    if (s(k, 1) /= max (-128, min (127, p + e))) stop 6
    if (s(k, 2) /= max (-128, min (127, p - e))) stop 7
    if (s(k, 3) /= shifta (p + e + 1, 1)) stop 8
    if (s(k, 4) /= shifta (p + e, 1)) stop 9
    if (iand (int (s(k, 5)), 255) /= abs (p - e)) stop 10
    if (s(k, 6) /= shifta (p * e, 8)) stop 11
    t = shifta (p * e + 64, 7)
    if (iand (int (s(k, 7)), 255) /= iand (t, 255)) stop 12
  end do
  call narrow (wide, x, y, w)
  do k = 1, 8
    if (w(k, 1) /= max (-32768, min (32767, int (wide(k))))) stop 13
    if (w(k, 2) /= max (-32768, min (32767, int (x(k))))) stop 14
    if (w(k, 3) /= max (-32768, min (32767, int (y(k))))) stop 15
  end do
  table = [0.5, 1.5, -2.0, 7.0, 3.25]
  n = [4, 0, 3, 1, 2, 2, 4, 0]
  call tables (table, n, a, b, q, looked)
  do k = 1, 8
    if (looked(k) /= table(n(k) + 1)) stop 16
    dot = 7
    do i = 0, 24, 8
      dot = dot + shifta (ishft (a(k), 24 - i), 24) &
                  * shifta (ishft (b(k), 24 - i), 24)
    end do
    if (q(k, 1) /= dot) stop 17
    wide(k) = huge (t) - 3
    do i = 0, 16, 16
      wide(k) = wide(k) + shifta (ishft (a(k), 16 - i), 16) &
                          * shifta (ishft (b(k), 16 - i), 16)
    end do
    if (q(k, 2) /= min (wide(k), int (huge (t), c_int64_t))) stop 18
  end do
end program test
