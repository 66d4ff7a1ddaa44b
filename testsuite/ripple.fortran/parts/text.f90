! Of t-parts.f90: a unit that has the module's text.
include 'ripple.f90'

subroutine with_text (n, r, h)
  use ripple
  implicit none
  integer, intent (in) :: n
  integer (c_int32_t), intent (out) :: r(n)
  integer (c_int64_t), intent (inout) :: h
  integer (c_int32_t) :: x, y, z, w
  integer (c_int64_t) :: v
  type (c_ptr) :: block

  do v = 1, n
    call ripple_philox (v, 5_c_int64_t, x, y, z, w)
    r(v) = x
  end do
  block = ripple_set_block_shape (0, 21)
  v = ripple_id (block, 0) + 1
  call ripple_updateadd (h, v)
end subroutine with_text
