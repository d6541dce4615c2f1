// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getLeftnavStoreOffers as source } from '../../api/cart.ts';

export const getLeftnavStoreOffers: EndpointOf<typeof source> = {
  id: "getLeftnavStoreOffers",
  method: "GET",
  path: "/agg/ve1/leftnav/store/$storeId/offers",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    offers: { is: 'list', of: { is: 'object', fields: {
      code: 'name',
      heading: 'name',
      text: ['text', ""],
      picture: ['text'],
      wash: ['text'],
      state: { is: 'choice', of: ["applied","usable","locked"] },
      saving: ['count', 0],
      reason: [{ is: 'choice', of: ["NOT_STARTED","OVER","NOT_NOW","ORDER_TYPE","LOG_IN","NOT_FIRST_ORDER","USED_UP","EMPTY_CART","BELOW_MINIMUM","PAYMENT_MODE","ITEMS_MISSING","GIFT_GONE","NO_SAVING","OTHERS_SAVE_MORE"] }],
      hint: ['text'],
      nonVeg: ['flag'],
      addProducts: [{ is: 'list', of: 'text' }],
      manualApplyPromo: ['flag', false],
    } } },
  } },
};
