/** Puts products that can be ordered first; within both groups the order stays. */
export function soldOutLast<Card extends { readonly available: boolean }>(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => Number(other.available) - Number(one.available));
}
