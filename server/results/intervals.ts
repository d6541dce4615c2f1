/** Successes among tries. */
export interface Share {
  readonly of: number;
  readonly among: number;
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Standard deviations on both sides that hold 95 of 100 results. */
const z = 1.959964;

/** Where the true share lies, with 95 % certainty (Wilson). Also right for few tries, and for shares near 0 and 1. */
export function intervalOf({ of, among }: Share): Interval {
  if (among === 0) return { from: 0, to: 1 };
  const share = of / among;
  const middle = share + (z * z) / (2 * among);
  const reach = z * Math.sqrt((share * (1 - share)) / among + (z * z) / (4 * among * among));
  const whole = 1 + (z * z) / among;
  return { from: Math.max(0, (middle - reach) / whole), to: Math.min(1, (middle + reach) / whole) };
}

/** By how much the first share is above the second, with 95 % certainty (Newcombe, from Wilson's intervals). */
export function differenceOf(one: Share, other: Share): Interval {
  const [shareOne, shareOther] = [one, other].map(({ of, among }) => (among === 0 ? 0 : of / among)) as [
    number,
    number,
  ];
  const [a, b] = [intervalOf(one), intervalOf(other)];
  const middle = shareOne - shareOther;
  return {
    from: middle - Math.hypot(shareOne - a.from, b.to - shareOther),
    to: middle + Math.hypot(a.to - shareOne, shareOther - b.from),
  };
}
