// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { cartLines as source } from '../../stored/cart.ts';

export const cartLines: StoredKeyOf<typeof source> = {
  name: "cartLines",
  keptIn: "device",
  version: 1,
  shape: { is: 'list', of: { is: 'object', fields: {
    productId: 'name',
    name: 'name',
    quantity: { is: 'number', whole: true, least: 1 },
    sizeId: [{ is: 'essential', of: 'text' }],
    sizeName: ['text'],
    crustId: [{ is: 'essential', of: 'text' }],
    crustName: ['text'],
    addonIds: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: 'text' } } }],
    options: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
      orderSeq: 'count',
      productId: 'name',
    } } } } }],
    choices: [{ is: 'list', of: 'text' }],
    price: 'count',
    picture: ['text'],
    foodType: { is: 'choice', of: [0,1] },
    menuCode: ['text'],
    categoryId: ['text'],
    categoryName: ['text'],
    hasICCCombo: ['flag'],
    promoType: ['text'],
    promoCode: ['text'],
    freeItem: ['flag'],
    maxQuantity: [{ is: 'number', whole: true, least: 1 }],
    mix: [{ is: 'object', fields: {
      minimum: { is: 'number', whole: true, least: 2 },
      saving: { is: 'number', whole: true, least: 1 },
    } }],
  } } },
};
