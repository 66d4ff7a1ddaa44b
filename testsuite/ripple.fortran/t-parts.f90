! { dg-do run }
! { dg-sources "parts/text.f90 parts/module.f90 parts/uses.f90" }
! The functions of the module in units that have its text, and in one that has
! not; and a module whose name begins as those of the functions do.
include 'ripple.f90'

module ripple_tools
  use ripple
  implicit none
contains
  subroutine first_words (n, r)
    integer, intent (in) :: n
    integer (c_int32_t), intent (out) :: r(n)
    integer (c_int32_t) :: x, y, z, w
    type (c_ptr) :: block
    integer (c_size_t) :: v
    integer :: i

    block = ripple_set_block_shape (0, 8)
    do i = 1, n, 8
      v = i + ripple_id (block, 0)
      if (v <= n) then
        call ripple_philox (v, 5_c_int64_t, x, y, z, w)
        r(v) = x
      end if
    end do
  end subroutine first_words
end module ripple_tools

program test
  use ripple_tools
  implicit none
  interface
    subroutine with_text (n, r, h)
      import
      integer, intent (in) :: n
      integer (c_int32_t), intent (out) :: r(n)
      integer (c_int64_t), intent (inout) :: h
    end subroutine with_text
    subroutine without_text (n, r, h)
      import
      integer, intent (in) :: n
      integer (c_int32_t), intent (out) :: r(n)
      integer (c_int64_t), intent (inout) :: h
    end subroutine without_text
  end interface
  integer (c_int32_t) :: a(21), b(21), c(21)
  integer (c_int64_t) :: h

  call first_words (21, a)
  h = 3
  call with_text (21, b, h)
  call without_text (21, c, h)
  if (any (a /= b) .or. any (a /= c)) stop 1
  if (h /= 3 + 2 * 21 * 22 / 2) stop 2
end program test
