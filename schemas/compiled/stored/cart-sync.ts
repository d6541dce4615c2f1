// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { cartSync as source } from '../../stored/cart.ts';

export const cartSync: StoredKeyOf<typeof source> = {
  name: "cartSync",
  keptIn: "device",
  version: 1,
  shape: { is: 'object', fields: {
    cartId: { is: 'essential', of: 'name' },
    lines: { is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
      key: { is: 'essential', of: 'text' },
      quantity: { is: 'essential', of: { is: 'number', whole: true, least: 1 } },
    } } } } },
    ofCustomer: { is: 'essential', of: 'flag' },
    version: { is: 'essential', of: 'count' },
    isUnread: [{ is: 'essential', of: 'flag' }],
    isClosed: [{ is: 'essential', of: 'flag' }],
    pending: [{ is: 'essential', of: { is: 'object', fields: {
      requestId: { is: 'essential', of: 'name' },
      since: { is: 'essential', of: 'integer' },
      lines: [{ is: 'essential', of: { is: 'object', fields: {
        by: { is: 'essential', of: { is: 'choice', of: ["create","items","put","menu","home"] } },
        version: { is: 'essential', of: 'count' },
        items: { is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
          id: { is: 'text', least: 1, most: 4000 },
          productId: { is: 'text', least: 1, most: 200 },
          item_id: [{ is: 'text', most: 80 }],
          item_name: [{ is: 'text', most: 200 }],
          quantity: { is: 'number', whole: true, least: 1, most: 250 },
          sizeId: [{ is: 'essential', of: { is: 'text', most: 80 } }],
          crustId: [{ is: 'essential', of: { is: 'text', most: 80 } }],
          addonIds: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'text', most: 80 } }, most: 100 } }, []],
          options: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
            orderSeq: 'count',
            productId: 'name',
          } } }, most: 30 } }, []],
          price: ['count'],
          categoryId: [{ is: 'text', most: 80 }],
          categoryName: [{ is: 'text', most: 80 }],
          hasICCCombo: ['flag'],
          promoPerQty: [{ is: 'object', fields: {
            promoType: { is: 'choice', of: ["PRODUCT_IMPLICIT"] },
            promoCode: { is: 'text', least: 1, most: 40 },
          } }],
        } } } } },
      } } }],
      coupon: [{ is: 'essential', of: { is: 'object', fields: {
        code: { is: 'essential', of: 'name' },
        change: { is: 'essential', of: { is: 'choice', of: ["apply","remove","remove-offer"] } },
        isCarried: [{ is: 'essential', of: 'flag' }],
      } } }],
    } } }],
    carriedCode: [{ is: 'essential', of: 'text' }],
    earlier: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
      cartId: { is: 'essential', of: 'name' },
      lines: { is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
        key: { is: 'essential', of: 'text' },
        quantity: { is: 'essential', of: { is: 'number', whole: true, least: 1 } },
      } } } } },
      sent: [{ is: 'essential', of: { is: 'list', of: { is: 'essential', of: { is: 'object', fields: {
        key: { is: 'essential', of: 'text' },
        quantity: { is: 'essential', of: { is: 'number', whole: true, least: 1 } },
      } } } } }],
    } } } } }, []],
  } },
};
