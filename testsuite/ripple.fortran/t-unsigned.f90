! { dg-do run }
! Unsigned numbers in Fortran: functions that have the type in their names.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine bytes (a, b, r)
    integer (c_int8_t), intent (in) :: a(13), b(13)
    integer (c_int8_t), intent (out) :: r(13, 10)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 13)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_add_sat_u8 (a(v), b(v))
    r(v, 2) = ripple_sub_sat_u8 (a(v), b(v))
    r(v, 3) = ripple_average_up_u8 (a(v), b(v))
    r(v, 4) = ripple_average_down_u8 (a(v), b(v))
    r(v, 5) = ripple_abs_difference_u8 (a(v), b(v))
    r(v, 6) = ripple_multiply_high_u8 (a(v), b(v))
    r(v, 7) = ripple_multiply_rounded_u8 (a(v), b(v))
    r(v, 8) = ripple_shl_sat_u8 (a(v), iand (b(v), 7_c_int8_t))
    r(v, 9) = ripple_scanmax_u8 (1, a(v))
    r(v, 10) = ripple_scanmin_exclusive_u8 (1, a(v))
  end subroutine bytes

  subroutine words (a, b, r, least, most)
    integer (c_int32_t), intent (in) :: a(16), b(16)
    integer (c_int32_t), intent (out) :: r(16, 4), least, most
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 16)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_add_sat_u32 (a(v), b(v))
    r(v, 2) = ripple_multiply_high_u32 (a(v), b(v))
    r(v, 3) = ripple_dot_add_u32 (a(v), b(v), -9, ripple_u8u8 + ripple_sat)
    r(v, 4) = ripple_dot_add_u32 (a(v), b(v), 5, ripple_u8u8)
    least = ripple_reducemin_u32 (1, a(v))
    most = ripple_reducemax_u32 (1, a(v))
  end subroutine words

  subroutine narrow (a, n, r, s, t)
    integer (c_int64_t), intent (in) :: a(9), n(9)
    integer (c_int8_t), intent (out) :: r(9, 4)
    integer (c_int16_t), intent (out) :: s(9, 2)
    integer (c_int32_t), intent (out) :: t(9, 2)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 9)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_narrow_sat_u8 (a(v))
    r(v, 2) = ripple_narrow_round_u8 (a(v), n(v))
    r(v, 3) = ripple_narrow_round_i8 (a(v), n(v))
    r(v, 4) = ripple_narrow_round_u8 (a(v), 3_c_int64_t)
    s(v, 1) = ripple_narrow_sat_u16 (a(v))
    s(v, 2) = ripple_narrow_round_i16 (a(v), n(v))
    t(v, 1) = ripple_narrow_sat_u32 (a(v) * 99999)
    t(v, 2) = ripple_narrow_round_u32 (a(v), n(v))
  end subroutine narrow

  subroutine convert (x, y, r, s, t, u)
    real (c_float), intent (in) :: x(8)
    real (c_double), intent (in) :: y(8)
    integer (c_int8_t), intent (out) :: r(8, 2)
    integer (c_int16_t), intent (out) :: s(8, 2)
    integer (c_int32_t), intent (out) :: t(8, 2)
    integer (c_int64_t), intent (out) :: u(8, 2)
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    r(v, 1) = ripple_convert_sat_u8 (x(v))
    r(v, 2) = ripple_convert_sat_u8 (y(v))
    s(v, 1) = ripple_convert_sat_u16 (x(v))
    s(v, 2) = ripple_convert_sat_u16 (y(v))
    t(v, 1) = ripple_convert_sat_u32 (x(v))
    t(v, 2) = ripple_convert_sat_u32 (y(v))
    u(v, 1) = ripple_convert_sat_u64 (x(v))
    u(v, 2) = ripple_convert_sat_u64 (y(v))
  end subroutine convert

  ! The same of one number.
  function one (a) result (r)
    integer (c_int64_t), intent (in) :: a
    integer (c_int8_t) :: r
    r = ripple_narrow_sat_u8 (a)
    r = ripple_add_sat_u8 (r, 100_c_int8_t)
  end function one
end module kernels

program test
  use kernels
  implicit none
  integer (c_int8_t) :: a(13), b(13), s(13, 10), q(9, 4), p(8, 2)
  integer (c_int16_t) :: h(9, 2), i2(8, 2)
  integer (c_int32_t) :: c(16), d(16), r(16, 4), t(9, 2), i4(8, 2), least, most
  integer (c_int64_t) :: wide(9), n(9), i8(8, 2), w, e, f
  real (c_float) :: x(8)
  real (c_double) :: y(8), z
  integer :: k, i, l, m, hi, lo

  do k = 1, 13
    a(k) = int (mod (91 * k, 256) - 128, c_int8_t)
    b(k) = int (mod (57 * k, 256) - 128, c_int8_t)
  end do
  a(1) = -1
  b(1) = -1
  call bytes (a, b, s)
  hi = 0
  lo = 255
  do k = 1, 13
    l = iand (int (a(k)), 255)
    m = iand (int (b(k)), 255)
    hi = max (hi, l)
    if (byte (s(k, 1)) /= min (255, l + m)) stop 1
    if (byte (s(k, 2)) /= max (0, l - m)) stop 2
    if (byte (s(k, 3)) /= (l + m + 1) / 2) stop 3
    if (byte (s(k, 4)) /= (l + m) / 2) stop 4
    if (byte (s(k, 5)) /= abs (l - m)) stop 5
    if (byte (s(k, 6)) /= l * m / 256) stop 6
    if (byte (s(k, 7)) /= mod ((l * m + 64) / 128, 256)) stop 7
    if (byte (s(k, 8)) /= min (255, l * 2 ** mod (m, 8))) stop 8
    if (byte (s(k, 9)) /= hi) stop 9
    if (byte (s(k, 10)) /= lo) stop 10
    lo = min (lo, l)
  end do

  do k = 1, 16
    c(k) = 123456789 * k
    d(k) = 987654321 - 1234567 * k * k
  end do
  c(7) = -1
  call words (c, d, r, least, most)
  do k = 1, 16
    e = word (c(k))
    f = word (d(k))
    if (word (r(k, 1)) /= min (4294967295_c_int64_t, e + f)) stop 11
    w = e / 65536 * f + mod (e, 65536_c_int64_t) * f / 65536
    if (word (r(k, 2)) /= w / 65536) stop 12
    w = 0
    do i = 0, 24, 8
      w = w + ibits (c(k), i, 8) * ibits (d(k), i, 8)
    end do
    if (word (r(k, 3)) /= min (4294967295_c_int64_t, 4294967287_c_int64_t + w)) &
      stop 13
    if (r(k, 4) /= w + 5) stop 14
  end do
  w = 4294967295_c_int64_t
  do k = 1, 16
    w = min (w, word (c(k)))
  end do
  if (word (least) /= w .or. most /= -1) stop 15

  wide = [-70000_c_int64_t, -129_c_int64_t, -1_c_int64_t, 0_c_int64_t, &
          127_c_int64_t, 255_c_int64_t, 256_c_int64_t, 70000_c_int64_t, &
          9999999999_c_int64_t]
  n = [0, 1, 2, 3, 4, 5, 1, 9, 20]
  call narrow (wide, n, q, h, t)
  do k = 1, 9
    w = wide(k)
    e = shifta (w, n(k))
    if (n(k) > 0) e = e + ibits (w, int (n(k)) - 1, 1)
    if (byte (q(k, 1)) /= max (0_c_int64_t, min (255_c_int64_t, w))) stop 16
    if (byte (q(k, 2)) /= max (0_c_int64_t, min (255_c_int64_t, e))) stop 17
    if (q(k, 3) /= max (-128_c_int64_t, min (127_c_int64_t, e))) stop 18
    f = shifta (w + 4, 3)
    if (byte (q(k, 4)) /= max (0_c_int64_t, min (255_c_int64_t, f))) stop 19
    if (iand (int (h(k, 1)), 65535) &
        /= max (0_c_int64_t, min (65535_c_int64_t, w))) stop 20
    if (h(k, 2) /= max (-32768_c_int64_t, min (32767_c_int64_t, e))) stop 21
    if (word (t(k, 1)) &
        /= max (0_c_int64_t, min (4294967295_c_int64_t, w * 99999))) stop 22
    if (word (t(k, 2)) &
        /= max (0_c_int64_t, min (4294967295_c_int64_t, e))) stop 23
    if (byte (one (w)) &
        /= min (255_c_int64_t, 100 + max (0_c_int64_t, w))) stop 24
  end do

  x = [-1.0, 0.75, 254.5, 255.0, 256.0, 65535.0, 4.0e9, 1.0e20]
  y = [1.0d19, 0.75d0, 254.5d0, 255.0d0, 256.0d0, 65536.0d0, 4.3d9, -3.0d30]
  call convert (x, y, p, i2, i4, i8)
  do k = 1, 8
    do i = 1, 2
      z = merge (real (x(k), c_double), y(k), i == 1)
      if (byte (p(k, i)) /= int (max (0.0d0, min (255.0d0, z)))) stop 25
      if (iand (int (i2(k, i)), 65535) &
          /= int (max (0.0d0, min (65535.0d0, z)))) stop 26
      if (word (i4(k, i)) /= int (max (0.0d0, min (4294967295.0d0, z)), &
                                  c_int64_t)) stop 27
      if (z > 1.0d19) then
        if (i8(k, i) /= -1) stop 28
      else if (z > 9.0d18) then
        if (i8(k, i) /= int (z - 2.0d0 ** 63, c_int64_t) - huge (w) - 1) stop 29
      else
        if (i8(k, i) /= int (max (0.0d0, z), c_int64_t)) stop 30
      end if
    end do
  end do
contains
  function byte (x) result (r)
    integer (c_int8_t), intent (in) :: x
    integer :: r
    r = iand (int (x), 255)
  end function byte

  function word (x) result (r)
    integer (c_int32_t), intent (in) :: x
    integer (c_int64_t) :: r
    r = iand (int (x, c_int64_t), 4294967295_c_int64_t)
  end function word
end program test
