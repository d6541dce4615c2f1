import type { Variant } from '#schemas/rules/variants.ts';

export type Variants = Readonly<Record<string, Variant>>;

/** What has to be done before the customer can pay; 'pay' when nothing has. 'train': the seat is confirmed. */
export type Step = 'pay' | 'train' | 'address' | 'place' | 'store';

/** EXP-10. Whether the choice of a place goes on to the address page; otherwise it comes back to the cart. */
export function goesOnToAddress({ delivery_flow_ab: variant }: Variants): boolean {
  return variant === 'B';
}

/** EXP-13. Whether the cart shows the address of the restaurant of a takeaway. */
export function showsStoreAddress({ cart_takeawayAddress: variant }: Variants): boolean {
  return variant === 'test';
}

/** EXP-22. Whether the cart asks who receives the order; otherwise the form of the address does. */
export function asksContact({ contact_details_ab: variant }: Variants): boolean {
  return variant === 'A';
}
