import type { Link } from '#schemas/actions.ts';
import type { PromotionTable } from '../../database/tables.ts';

export interface SeedPromotion {
  readonly id: string;
  readonly shelf: PromotionTable['shelf'];
  readonly heading: string;
  readonly text: string;
  readonly code?: string;
  readonly terms?: string;
  readonly wash?: NonNullable<PromotionTable['wash']>;
  readonly picture?: string;
  readonly link?: Link;
}

/** Scores of the cricket promotion in the sandbox. */
export const seedLeaders = [
  { name: 'Ananya R', runs: 412 },
  { name: 'Imran K', runs: 388 },
  { name: 'Joseph T', runs: 371 },
  { name: 'Meera S', runs: 344 },
];

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
  },
  {
    id: 'twolarge',
    shelf: 'offers',
    heading: 'Two large pizzas at ₹799',
    text: 'Any two from the classics',
    code: 'TWOLARGE',
    terms: 'Delivery and takeaway',
    wash: 'leaf',
  },
  {
    id: 'crunch100',
    shelf: 'offers',
    heading: '₹100 off fried chicken',
    text: 'On buckets, wings and strips',
    code: 'CRUNCH100',
    terms: 'Orders above ₹499',
    wash: 'dusk',
  },
  {
    id: 'lunch-for-one',
    shelf: 'other-offers',
    heading: 'Lunch for one at ₹149',
    text: 'Mania pizza, fries and a drink, 11 am to 3 pm',
    picture: 'pizza-mania-corn',
    link: { action: 'menu', to: 'pizza-mania' },
  },
  {
    id: 'bucket-night',
    shelf: 'other-offers',
    heading: 'Bucket night, Wednesdays',
    text: 'Eight pieces at the price of six',
    picture: 'chicken-bucket',
    link: { action: 'menu', to: 'speciality-chicken' },
  },
  {
    id: 'sweet-49',
    shelf: 'other-offers',
    heading: 'Something sweet at ₹49',
    text: 'A brownie with any large pizza',
    picture: 'dessert-brownie',
    link: { action: 'menu', to: 'dessert' },
  },
];
