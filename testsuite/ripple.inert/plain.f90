! Plain Fortran: array expressions, a where statement, a loop, a derived type.
module plain
  implicit none
  type point
    real :: x, y
  end type point
contains
  subroutine saxpy (n, a, x, y)
    integer, intent (in) :: n
    real, intent (in) :: a, x(n)
    real, intent (inout) :: y(n)
    integer :: i
    do i = 1, n
      y(i) = a * x(i) + y(i)
    end do
  end subroutine saxpy

  function norm (p) result (r)
    type (point), intent (in) :: p(:)
    real :: r
    r = sqrt (sum (p%x**2 + p%y**2))
  end function norm

  subroutine positive (a)
    real, intent (inout) :: a(:,:)
    where (a < 0.0)
      a = -a
    elsewhere
      a = matmul (a, transpose (a))
    end where
  end subroutine positive
end module plain
