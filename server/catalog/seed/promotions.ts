import type { Link } from '#schemas/actions.ts';
import type { PromotionTable } from '../../database/tables/offer-tables.ts';
import { seedPromos } from '../../promo/seed/promos.ts';
import { termsOf } from '../../promo/terms.ts';
import { seedNames } from './seed-names.ts';

export interface SeedPromotion {
  readonly id: string;
  readonly shelf: PromotionTable['shelf'];
  readonly heading: string;
  readonly text: string;
  readonly code?: string;
  readonly terms?: string;
  /** All its terms, one sentence each. */
  readonly conditions: readonly string[];
  readonly wash?: NonNullable<PromotionTable['wash']>;
  readonly picture?: string;
  readonly link?: Link;
  readonly nonVeg?: boolean;
}

/** Scores of the cricket promotion in the sandbox. */
/** The ids are the same each time that the shop is seeded. */
function numbered<Row extends object>(rows: readonly Row[]) {
  return rows.map((row, at) => ({
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    ...row,
  }));
}

export const seedLeaders = numbered([
  { name: 'Ananya R', runs: 412, mobile: '9000000001' },
  { name: 'Imran K', runs: 388, mobile: '9000000002' },
  { name: 'Joseph T', runs: 371, mobile: '9000000003' },
  { name: 'Meera S', runs: 344, mobile: '9000000004' },
]);

export const seedVoters = numbered([
  { name: 'Farah M', correct: 31, votes: 38 },
  { name: 'Gopal N', correct: 29, votes: 36 },
  { name: 'Ananya R', correct: 29, votes: 40 },
  { name: 'Tenzin D', correct: 26, votes: 33 },
  { name: 'Joseph T', correct: 24, votes: 40 },
  { name: 'Lakshmi P', correct: 22, votes: 27 },
]);

/** The terms of an offer with a code are those of its rule. */
function termsByRule(code: string): string[] {
  const rule = seedPromos.find((promo) => promo.code === code);
  if (!rule) throw new Error(`The sandbox has no rule for ${code}.`);
  return termsOf(rule, seedNames);
}

/** The offers of the sandbox, as the home page shows them. */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 'first40',
    shelf: 'offers',
    heading: '40% off your first order',
    text: 'Up to ₹120 off, on everything but combos',
    code: 'FIRST40',
    terms: 'Orders above ₹299',
    wash: 'ember',
    conditions: termsByRule('FIRST40'),
  },
  {
    id: 'twolarge',
    shelf: 'offers',
    heading: 'Two large pizzas at ₹799',
    text: 'Any two from the classics',
    code: 'TWOLARGE',
    terms: 'Delivery and takeaway',
    wash: 'leaf',
    conditions: termsByRule('TWOLARGE'),
  },
  {
    id: 'crunch100',
    shelf: 'offers',
    heading: '₹100 off fried chicken',
    text: 'On buckets, wings and strips',
    code: 'CRUNCH100',
    terms: 'Orders above ₹499',
    wash: 'dusk',
    nonVeg: true,
    conditions: termsByRule('CRUNCH100'),
  },
  {
    id: 'lava20',
    shelf: 'other-offers',
    heading: '20% off a Choco Lava Cake',
    text: 'When you add it from this offer',
    code: 'LAVA20',
    picture: 'dessert-lava-cake',
    link: { action: 'deals' },
    conditions: termsByRule('LAVA20'),
  },
  {
    id: 'lunch-for-one',
    shelf: 'other-offers',
    heading: 'Lunch for one at ₹199',
    text: 'A mania pizza, fries and a drink, all day',
    picture: 'combo-mania-lunch',
    link: { action: 'menu', to: '50/CMB7' },
    conditions: [
      'One pizza, one fries and one drink; some choices cost extra, as the menu says.',
      'The price on the menu is the price to pay: no code is needed.',
    ],
  },
  {
    id: 'bucket-night',
    shelf: 'other-offers',
    heading: 'Bucket night at ₹849',
    text: 'Eight pieces, fries, coleslaw and two drinks',
    picture: 'combo-bucket-night',
    link: { action: 'menu', to: '50/CMB11' },
    nonVeg: true,
    conditions: [
      'One bucket, one fries, one side and two drinks; some choices cost extra, as the menu says.',
      'The price on the menu is the price to pay: no code is needed.',
    ],
  },
  {
    id: 'sweet-49',
    shelf: 'other-offers',
    heading: 'Something sweet from ₹89',
    text: 'Gulab jamun, cookies, brownies and more',
    picture: 'dessert-brownie',
    link: { action: 'menu', to: 'dessert' },
    conditions: ['The price on the menu is the price to pay: no code is needed.'],
  },
];
