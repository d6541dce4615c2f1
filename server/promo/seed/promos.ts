import type { z } from 'zod';
import { type Promo, promosSchema } from '#schemas/entities/promo.ts';

const buckets = ['CHK1', 'CHK7', 'CHK8', 'CHK9', 'CHK19'];
const wings = ['CHK3', 'CHK4', 'CHK17', 'CHK18'];

const rules: z.input<typeof promosSchema> = [
  {
    code: 'FIRST40',
    // Combos are cheaper than their parts already.
    effect: { kind: 'percentage', percent: 40, atMost: 12_000, on: { exceptCategories: ['50'] } },
    minimum: { above: 29_900 },
    firstOrder: true,
    // It is for everything but combos.
    withMix: true,
  },
  {
    code: 'TWOLARGE',
    effect: {
      kind: 'combo',
      parts: [{ count: 2, on: { categories: ['2', '3'], sizes: ['large'], crusts: ['hand-tossed'] } }],
      price: 79_900,
    },
    orderTypes: ['D', 'P'],
  },
  {
    code: 'CRUNCH100',
    effect: {
      kind: 'flat',
      amount: 10_000,
      on: { products: [...buckets, ...wings, 'CHK6'] },
    },
    minimum: { above: 49_900 },
    perCustomer: { uses: 1, per: 'day' },
  },
  {
    code: 'LAVA20',
    trigger: 'PRODUCT_IMPLICIT',
    effect: { kind: 'percentage', percent: 20, on: { products: ['DES1'] } },
  },
];

/** The offers of the sandbox. The home page advertises those whose code is entered. */
export const seedPromos: readonly Promo[] = promosSchema.parse(rules);
