/* Fractions that fit the narrowest type.  */
#define FILL_FROM(TO, A, N)						\
  for (int i = 0; i < (N); i++)						\
    (A)[i] = (T) ((TO) -1 < 0 ? (int) (rnd () % 255) - 127		\
		  : (int) (rnd () % 255)) * (T) 0.99;
