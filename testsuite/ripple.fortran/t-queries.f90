! { dg-do run }
! Queries of lanes in Fortran.
include 'ripple.f90'

module kernels
  use ripple
  implicit none
contains
  subroutine ask (a, some, whole, count, first)
    integer (c_int32_t), intent (in) :: a(8)
    logical (c_bool), intent (out) :: some, whole
    integer (c_size_t), intent (out) :: count
    integer (c_int64_t), intent (out) :: first
    logical (c_bool) :: mask
    type (c_ptr) :: block
    integer (c_size_t) :: v

    block = ripple_set_block_shape (0, 8)
    v = ripple_id (block, 0) + 1
    mask = a(v) > 0
    some = ripple_any (mask)
    whole = ripple_all (mask)
    count = ripple_count (mask)
    first = ripple_first (mask)
  end subroutine ask
end module kernels

program test
  use kernels
  implicit none
  integer (c_int32_t) :: a(8)
  logical (c_bool) :: some, whole
  integer (c_size_t) :: count
  integer (c_int64_t) :: first

  a = [-3, -1, 0, 7, -5, 2, 9, -8]
  call ask (a, some, whole, count, first)
  if (.not. some .or. whole .or. count /= 3 .or. first /= 3) stop 1
  a = -a * a - 1
  call ask (a, some, whole, count, first)
  if (some .or. whole .or. count /= 0 .or. first /= -1) stop 2
  a = -a
  call ask (a, some, whole, count, first)
  if (.not. some .or. .not. whole .or. count /= 8 .or. first /= 0) stop 3
end program test
