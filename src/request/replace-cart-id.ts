interface CartIds {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * After a refresh the customer may have another cart. Replaces the value of `cartId` in the caller's data, at any depth, when the call is
 * replayed (SES-24). Anything that is not plain data stays unchanged.
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
