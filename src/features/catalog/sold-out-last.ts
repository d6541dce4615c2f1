import type { ProductCard } from '#schemas/entities/product.ts';

/** What can be ordered comes first; within both groups the order stays. */
export function soldOutLast(products: readonly ProductCard[]): ProductCard[] {
  return products.toSorted((one, other) => Number(other.available) - Number(one.available));
}
