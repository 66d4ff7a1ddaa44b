! Of t-parts.f90: a unit that uses the module without its text.

subroutine without_text (n, r, h)
  use ripple
  use ripple_tools
  implicit none
  integer, intent (in) :: n
  integer (c_int32_t), intent (out) :: r(n)
  integer (c_int64_t), intent (inout) :: h
  integer (c_int32_t) :: x, y, z, w, s(n)
  type (c_ptr) :: block
  integer (c_size_t) :: v
  integer :: i

  call first_words (n, s)
  block = ripple_set_block_shape (0, 8)
  do i = 1, n, 8
    v = i + ripple_id (block, 0)
    if (v <= n) then
      ! Variables of each lane: the subroutine is called lane by lane.
      x = ripple_broadcast (block, 1, 0)
      y = x
      z = x
      w = x
      call ripple_philox (v, 5_c_int64_t, x, y, z, w)
      r(v) = x
      call ripple_updateadd (h, v)
      if (s(v) /= x) r(v) = 0
      if (ripple_random_float (x) /= shiftr (s(v), 8) / 2.0 ** 24) r(v) = 0
    end if
  end do
end subroutine without_text
