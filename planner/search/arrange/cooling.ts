/**
 * The arithmetic of annealing in additions, multiplications and divisions alone: Math.log and Math.exp may differ in
 * their last bit between machines, and one bit decides whether a move is taken.
 */

/** -ln(u) for 0 < u <= 1, to a millionth; 23 for 0, a little more than for the smallest fraction that is drawn. */
export function minusLogarithm(u: number): number {
  if (u <= 0) return 23;
  let halvings = 0;
  let m = u;
  while (m < 0.5) {
    m *= 2;
    halvings++;
  }
  // ln m = 2 artanh((m - 1) / (m + 1))
  const s = (m - 1) / (m + 1);
  const q = s * s;
  return halvings * Math.LN2 - 2 * s * (1 + q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * (1 / 9 + q / 11)))));
}

/** The factor that takes `hot` to `cold` in `steps` multiplications, found by bisection. */
export function coolingPerStep(hot: number, cold: number, steps: number): number {
  const goal = cold / hot;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const mid = (low + high) / 2;
    if (power(mid, steps) < goal) low = mid;
    else high = mid;
  }
  return high;
}

function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let e = exponent; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}
