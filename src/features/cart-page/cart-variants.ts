import type { Variant } from '#src/features/experiments/variants.ts';

type Variants = Readonly<Record<string, Variant>>;

/** What has to be done before the customer can pay; 'pay' when nothing has. */
export type Step = 'pay' | 'address' | 'place' | 'store';

/** EXP-14. The text of the button by variant; each says what comes next. A variant that is not here gets the default. */
const buttonTexts: Readonly<Partial<Record<Variant, Readonly<Record<Step, string>>>>> & {
  readonly default: Readonly<Record<Step, string>>;
} = {
  default: {
    pay: 'Choose how to pay',
    address: 'Add your address',
    place: 'Choose where to deliver',
    store: 'Choose a restaurant',
  },
  A: {
    pay: 'Continue to payment',
    address: 'Continue to address',
    place: 'Continue to location',
    store: 'Continue to restaurants',
  },
  B: {
    pay: 'Next: payment',
    address: 'Next: your address',
    place: 'Next: your location',
    store: 'Next: your restaurant',
  },
};

export function buttonText(step: Step, { cart_cta: variant = 'default' }: Variants): string {
  return (buttonTexts[variant] ?? buttonTexts.default)[step];
}

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
