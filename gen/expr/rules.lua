-- The rewrite rules: name, `before ==> after`, one line each.
--
-- Contract.  Structure is exact, values are not structure: 0, 1 and 2 below are *structural*
-- numbers, put there by an algorithm or by a zero typed in the robot's file; a parameter that
-- happens to be 1.0 is not 1 here.  The rules knowingly give up this much of IEEE 754:
--
--   zero     `x*0 ==> 0` and `0/x ==> 0` drop a NaN or an infinity in x and the sign of zero;
--            `x + 0 ==> x` turns -0 + 0 into -0; `x - x ==> 0` and `0/x` hide inf and NaN in x.
--   regroup  `k*(j*v) ==> (k*j)*v` rounds once where the source rounds twice (half an ulp), and
--            `k*(1/k) ==> 1` not at all.
--
-- All other rules are exact in every rounding mode that is symmetric about zero.
--
-- In a pattern x, y, z mean any expression, k and j for one that depends on parameters alone,
-- v for one that does not.  Every rule is also tried with the operands of + and * swapped, and is
-- tested on random numbers, from this text.
return {
  -- zeros and ones
  { name = "add zero", rule = "x + 0 ==> x", lie = "zero" },
  { name = "subtract zero", rule = "x - 0 ==> x" },
  { name = "subtract from zero", rule = "0 - x ==> -x", lie = "zero" },
  { name = "multiply by zero", rule = "x*0 ==> 0", lie = "zero" },
  { name = "multiply by one", rule = "x*1 ==> x" },
  { name = "divide zero", rule = "0/x ==> 0", lie = "zero" },
  { name = "divide by one", rule = "x/1 ==> x" },
  { name = "negate zero", rule = "-0 ==> 0", lie = "zero" },
  { name = "sine of zero", rule = "sin(0) ==> 0" },
  { name = "cosine of zero", rule = "cos(0) ==> 1" },

  -- signs move outwards, so that x and -x are computed once
  { name = "negate twice", rule = "-(-x) ==> x" },
  { name = "sum of two negatives", rule = "(-x) + (-y) ==> -(x + y)" },
  { name = "add a negative", rule = "x + (-y) ==> x - y" },
  { name = "subtract a negative", rule = "x - (-y) ==> x + y" },
  { name = "subtract from a negative", rule = "(-x) - y ==> -(x + y)" },
  { name = "negative factor", rule = "(-x)*y ==> -(x*y)" },
  { name = "negative dividend", rule = "(-x)/y ==> -(x/y)" },
  { name = "negative divisor", rule = "x/(-y) ==> -(x/y)" },
  { name = "sine is odd", rule = "sin(-x) ==> -sin(x)" },
  { name = "cosine is even", rule = "cos(-x) ==> cos(x)" },

  -- equal terms
  { name = "subtract itself", rule = "x - x ==> 0", lie = "zero" },
  { name = "add itself", rule = "x + x ==> 2*x" },

  -- expressions of parameters alone are gathered, so that they fold into one constant
  { name = "gather constant factors", rule = "k*(j*v) ==> (k*j)*v", lie = "regroup" },
  { name = "multiply by its inverse", rule = "k*(1/k) ==> 1", lie = "regroup" },
}
