import type { Variant } from '#schemas/rules/variants.ts';
import type { Step, Variants } from './cart-variants.ts';

/** EXP-14. The text of the button by variant; each says what comes next. A variant that is not here gets the default. */
const buttonTexts: Readonly<Partial<Record<Variant, Readonly<Record<Step, string>>>>> & {
  readonly default: Readonly<Record<Step, string>>;
} = {
  default: {
    pay: 'Choose how to pay',
    train: 'Confirm your seat',
    address: 'Add your address',
    place: 'Choose where to deliver',
    store: 'Choose a restaurant',
  },
  A: {
    pay: 'Continue to payment',
    train: 'Continue to your seat',
    address: 'Continue to address',
    place: 'Continue to location',
    store: 'Continue to restaurants',
  },
  B: {
    pay: 'Next: payment',
    train: 'Next: your seat',
    address: 'Next: your address',
    place: 'Next: your location',
    store: 'Next: your restaurant',
  },
};

export function buttonText(step: Step, { cart_cta: variant = 'default' }: Variants): string {
  return (buttonTexts[variant] ?? buttonTexts.default)[step];
}
