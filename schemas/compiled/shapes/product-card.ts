// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';
import { link } from './link.ts';

export const productCard: Shape = { is: 'object', fields: {
  productId: 'name',
  name: { is: 'text', least: 1, most: 80 },
  menuCode: ['text'],
  description: [{ is: 'text', most: 200 }],
  picture: [{ is: 'text', most: 80 }],
  price: 'count',
  strikePrice: ['count'],
  foodType: { is: 'choice', of: [0,1] },
  kcal: ['count'],
  allergens: [{ is: 'list', of: { is: 'essential', of: 'text' } }],
  servesLabel: [{ is: 'text', most: 40 }],
  customisable: ['flag', false],
  sizeId: ['text'],
  sizeName: ['text'],
  crustId: ['text'],
  crustName: ['text'],
  options: [{ is: 'list', of: { is: 'object', fields: {
    orderSeq: 'count',
    productId: 'name',
  } } }],
  choices: [{ is: 'list', of: 'text' }],
  mustChoose: ['flag'],
  categoryId: ['text'],
  categoryName: ['text'],
  maxQuantity: [{ is: 'number', whole: true, least: 1 }],
  mix: [{ is: 'object', fields: {
    minimum: { is: 'number', whole: true, least: 2 },
    saving: { is: 'number', whole: true, least: 1 },
  } }],
  vegForm: ['flag'],
  badge: [{ is: 'text', most: 30 }],
  available: ['flag', true],
  availableText: [{ is: 'text', most: 60 }],
  link: [link],
} };
