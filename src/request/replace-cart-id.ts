interface CartIds {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * A refresh can give the customer another cart. What the caller wrote as `cartId`, at any depth, follows it when the call is replayed
 * (SES-24). Anything that is not plain data stays as it is.
 */
export function replaceCartId(value: unknown, { from, to }: CartIds): unknown {
  if (from === null || to === null || from === to) return value;
  return walk(value);

  function walk(item: unknown): unknown {
    if (Array.isArray(item)) return item.map(walk);
    if (typeof item !== 'object' || item === null || Object.getPrototypeOf(item) !== Object.prototype)
      return item;
    return Object.fromEntries(
      Object.entries(item).map(([key, inner]) => [
        key,
        key.toLowerCase() === 'cartid' && inner === from ? to : walk(inner),
      ]),
    );
  }
}
