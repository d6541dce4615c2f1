/** An amount as it stands in the code: a whole number of paise, not below zero. Anything else is a mistake of the caller. */
export function paise(amount: number, what: string): number {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${what} is ${amount}: an amount is a whole number of paise, zero or more.`);
  return amount;
}

/** `amount` × `part` / `whole`, a half rounded up. Exact at any size, which a product of two numbers is not. */
export function shareOf(amount: number, part: number, whole: number): number {
  const [times, by] = [BigInt(amount) * BigInt(part), BigInt(whole)];
  return Number((2n * times + by) / (2n * by));
}

interface Weighed {
  readonly id: string;
  readonly weight: number;
}

/**
 * Divides an amount in proportion to weights, so that the shares add up to it: each gets the whole paise of its share, and the paise that are
 * left go to the largest remainders, of equal ones to the smaller id. No share is above its weight where the amount is not above all of them.
 */
export function apportion(amount: number, parts: readonly Weighed[]): ReadonlyMap<string, number> {
  const whole = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (amount > 0) throw new RangeError(`${amount} paise cannot be divided: there is nothing to divide by.`);
    return new Map(parts.map(({ id }) => [id, 0]));
  }
  const shares = parts.map(({ id, weight }) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { id, least: Number(exact / whole), remainder: exact % whole };
  });
  const left = amount - shares.reduce((sum, { least }) => sum + least, 0);
  const byRemainder = shares.toSorted(
    (one, other) => compare(other.remainder, one.remainder) || compareIds(one.id, other.id),
  );
  return new Map(byRemainder.map(({ id, least }, at) => [id, least + (at < left ? 1 : 0)]));
}

/** By code points, so that no language setting of the machine changes who gets a paisa. */
export function compareIds(one: string, other: string): number {
  return compare(one, other);
}

function compare<T extends bigint | string>(one: T, other: T): number {
  return Number(one > other) - Number(one < other);
}
