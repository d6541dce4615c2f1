// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const menuProduct: Shape = { is: 'object', fields: {
  productId: 'name',
  name: 'name',
  menuCode: ['text', ""],
  description: ['name'],
  picture: ['name'],
  foodType: [{ is: 'choice', of: [0,1] }, 1],
  kcal: ['count'],
  allergens: [{ is: 'list', of: 'text' }, []],
  servesLabel: ['name'],
  badge: ['name'],
  price: 'count',
  strikePrice: ['count'],
  defaultPrice: 'count',
  defaultCrustPrice: ['count', 0],
  size: [{ is: 'list', of: { is: 'object', fields: {
    sizeId: 'name',
    name: ['text', ""],
    price: 'count',
    servesLabel: ['name'],
    kcal: ['count'],
  } } }, []],
  crust: [{ is: 'list', of: { is: 'object', fields: {
    crustId: 'name',
    name: ['text', ""],
    sizes: { is: 'list', of: { is: 'object', fields: {
      sizeId: 'name',
      price: 'count',
    } } },
  } } }, []],
  selectedSizeId: ['text'],
  selectedCrustId: ['text'],
  addonIds: [{ is: 'list', of: 'text' }, []],
  options: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
    orderSeq: 'count',
    name: ['text', ""],
    items: { is: 'list', of: { is: 'object', fields: {
      defaultSelection: ['flag', false],
      includeInCalc: ['flag', false],
      products: { is: 'list', of: { is: 'object', fields: {
        productId: 'name',
        name: 'name',
        price: 'count',
        foodType: [{ is: 'choice', of: [0,1] }, 1],
        picture: ['name'],
        kcal: ['count'],
        available: ['flag', true],
      } }, least: 1 },
    } }, least: 1 },
  } } } } }, []],
  edv: ['flag', false],
  availability: [{ is: 'choice', of: ["available","out-of-stock","not-now"] }, "available"],
  availableText: ['name'],
  maxQuantity: [{ is: 'number', whole: true, least: 1 }],
} };
