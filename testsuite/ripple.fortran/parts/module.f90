! Of t-parts.f90: the module alone.
include 'ripple.f90'
