/* Jumps of all kinds in a unit that uses Ripple: functions without it are what
   they would be.  */
extern unsigned long __ripple_id (void *, int);
extern int out (int);

int
jumps (int a, int b, int *p)
{
  if (a == 3)
    {
      *p = b;
      goto three;
    }
  p[1] += a;
  if (p[2])
    goto end;
three:
  p[3] = a;
  if (b)
    goto far;
  p[4] ^= out (a);
  goto end;
back:
  p[5]++;
  if (p[6]--)
    goto three;
  goto end;
far:
  p[7] += b;
  goto back;
end:
  return p[8];
}

static int
behind (int a, int *p)
{
  for (;;)
    {
      if (a & 1)
	{
	  *p += a;
	  break;
	}
      p[1]--;
      if (p[2])
	return a;
      switch (a & 6)
	{
	case 0:
	  p[3] = out (a);
	  break;
	case 2:
	  p[4]++;
	  goto out;
	default:
	  p[5]--;
	  return p[5];
	}
      p[6] = a;
      asm goto ("" : : : : out);
      return 1;
    }
  p[7] = p[8];
out:
  while (a > 0)
    {
      if (a == 17)
	{
	  p[9] = 0;
	  continue;
	}
      else
	a -= p[a];
      do
	{
	  if (p[a] == 4)
	    {
	      p[4] = 3;
	      break;
	    }
	  p[a + 1] = 2;
	  goto nothing;
	}
      while (0);
      p[10] |= a;
    nothing: ;
    }
  return a;
}

int
computed (int a, int *p)
{
  static void *const to[] = { &&zero, &&one };
  if (a > 2)
    {
      *p = a;
      goto two;
    }
  goto *to[a & 1];
zero:
  p[1] = behind (a, p);
  return 0;
one:
  p[2] = behind (a + 1, p + 1);
  return 1;
two:
  p[3] = behind (3, p);
  return 2;
}
