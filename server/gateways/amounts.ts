/** Paise as gateways write amounts: 49900 → '499.00'. */
export function decimalOf(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0)
    throw new RangeError(`${paise} is no amount: it is a whole number of paise, zero or more.`);
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The paise of an amount that a gateway wrote: '499', '499.0' and '499.00' are 49900. Undefined for anything else, also for more than two
 * decimals that say something: an amount that is not exactly ours is not ours.
 */
export function paiseOf(text: unknown): number | undefined {
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(String(text)) ?? [];
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'));
}
