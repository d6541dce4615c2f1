import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartLineInput, cartOffer, cartSchema, promoResult } from '../entities/cart.ts';
import { productCardSchema } from '../entities/product.ts';
import { replyOf } from './reply.ts';

// The cart of the session, at the store and for the order type of the request headers. A cart of somebody else is answered like one that does
// not exist. Every write is done once for each request id: the same id within a day gets the stored reply.

/** `isWalletUsed` and `feature` come from the wallet switch and from experiment variants (CRT-25). */
const headers = z.object({
  isWalletUsed: z.enum(['true', 'false']).optional(),
  feature: z.string().max(80).optional(),
});

/** More than 100 lines, or 250 units, are refused with 422: see server/cart. The size of a request bounds them before. */
const items = z.array(cartLineInput);
/**
 * All lines of the cart, and the version of the cart that they were made from. A cart that has another version by now refuses them with 409
 * `CART_CHANGED`, so that nobody overwrites unseen what somebody else put in.
 */
const allLines = z.object({ version: z.int().min(0), items });
const cartReply = replyOf(cartSchema);

const ofCode = z.object({ code: z.string().min(1).max(40) });
const terms = replyOf(z.object({ code: z.string(), tnc: z.array(z.string()) }));

/** API-043. An empty cart of version 0 where nothing was put in yet. */
export const getCart = defineCall({
  id: 'getCart',
  method: 'GET',
  path: '/agg/cart-service/ve1/cart/$cartId',
  summary: 'The cart with its bill',
  auth: 'session',
  reply: cartReply,
});

/** API-047. Creates the cart, with the lines that the device has. */
export const createCart = defineCall({
  id: 'createCart',
  method: 'POST',
  path: '/agg/cart-service/ve1/cart/$cartId',
  summary: 'Creates a cart',
  auth: 'session',
  headers,
  body: z.object({ items: items.default([]) }),
  reply: cartReply,
});

/** API-046. The store or the order type of the headers, or the use of the wallet, has changed: the same lines are priced anew. */
export const patchCart = defineCall({
  id: 'patchCart',
  method: 'PATCH',
  path: '/agg/cart-service/ve1/cart/$cartId',
  summary: 'Prices the cart for another store, order type or use of the wallet',
  auth: 'session',
  headers,
  body: z.object({}),
  reply: cartReply,
});

/** API-048. All lines, while the customer is on the menu. */
export const putCartFromMenu = defineCall({
  id: 'putCartFromMenu',
  method: 'PUT',
  path: '/agg/cart-service/ve1/cart/$cartId',
  summary: 'Replaces the lines of the cart from the menu',
  auth: 'session',
  query: z.object({ source: z.enum(['menu', 'home']) }),
  headers: headers.pick({ feature: true }),
  body: allLines,
  reply: cartReply,
});

/** API-045. The first lines of a cart. */
export const createCartItems = defineCall({
  id: 'createCartItems',
  method: 'POST',
  path: '/agg/cart-service/ve1/cart/$cartId/items',
  summary: 'Puts the first lines into the cart',
  auth: 'session',
  headers,
  body: allLines,
  reply: cartReply,
});

/** API-044. */
export const putCartItems = defineCall({
  id: 'putCartItems',
  method: 'PUT',
  path: '/agg/cart-service/ve1/cart/$cartId/items',
  summary: 'Replaces the lines of the cart',
  auth: 'session',
  headers,
  body: allLines,
  reply: cartReply,
});

/** API-049. */
export const getUpsellItems = defineCall({
  id: 'getUpsellItems',
  method: 'GET',
  path: '/cart-service/ve2/cart/$cartId/upsell_items',
  summary: 'What goes well with the cart',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ items: z.array(productCardSchema) })),
});

/** How a code went, and the cart after it. FAILED leaves the cart as it was (OFR-09). */
const applied = replyOf(z.object({ result: promoResult, text: z.string(), cart: cartSchema }));

/** API-051. A GET that writes, by the specification; it is never cached. Applying the same code again changes nothing. */
export const applyCoupon = defineCall({
  id: 'applyCoupon',
  method: 'GET',
  path: '/agg/cart-service/ve1/cart/$cartId/promo/:code',
  summary: 'Applies a coupon to the cart',
  auth: 'session',
  params: ofCode,
  reply: applied,
});

/** API-052. */
export const removeCoupon = defineCall({
  id: 'removeCoupon',
  method: 'DELETE',
  path: '/agg/cart-service/ve1/cart/$cartId/promo/:code',
  summary: 'Removes a coupon from the cart',
  auth: 'session',
  params: ofCode,
  reply: cartReply,
});

/** API-050. The same for an offer that was applied with its button. */
export const removeOffer = defineCall({
  id: 'removeOffer',
  method: 'DELETE',
  path: '/cart-service/ve1/cart/$cartId/promo/:code',
  summary: 'Removes an offer from the cart',
  auth: 'session',
  params: ofCode,
  reply: cartReply,
});

/** API-053. */
export const getPromoTerms = defineCall({
  id: 'getPromoTerms',
  method: 'GET',
  path: '/promo-service/ve1/promo/:code/tnc',
  summary: 'Terms of a coupon',
  background: true,
  params: ofCode,
  reply: terms,
});

/** API-054. What the cart costs with and without its offers. */
export const calculateDiscount = defineCall({
  id: 'calculateDiscount',
  method: 'POST',
  path: '/cart-service/ve1/cart/calculate/discount',
  summary: 'What the cart saves',
  auth: 'session',
  background: true,
  headers: z.object({ cartId: z.string().min(1).max(80) }),
  body: z.object({}),
  reply: replyOf(
    z.object({
      totalAmountBeforeDiscount: z.int().min(0),
      netPrice: z.int().min(0),
      discount: z.int().min(0),
    }),
  ),
});

/** API-055. */
export const getCartOffers = defineCall({
  id: 'getCartOffers',
  method: 'GET',
  path: '/agg/ve1/cart-service/cart/$cartId/offers',
  summary: 'Offers for the cart',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ offers: z.array(cartOffer) })),
});

/** API-056. */
export const getOfferTerms = defineCall({
  id: 'getOfferTerms',
  method: 'GET',
  path: '/agg/ve1/cart-service/offers/:code/terms',
  summary: 'Terms of an offer of the cart',
  background: true,
  params: ofCode,
  reply: terms,
});

/** API-057. Offers of a store, for a cart that is empty. */
export const getLeftnavStoreOffers = defineCall({
  id: 'getLeftnavStoreOffers',
  method: 'GET',
  path: '/agg/ve1/leftnav/store/$storeId/offers',
  summary: 'Offers of a store, for the offers page',
  background: true,
  reply: replyOf(z.object({ offers: z.array(cartOffer) })),
});

/** API-058. The same offers, as they stand to the cart of the session. */
export const getLeftnavCartOffers = defineCall({
  id: 'getLeftnavCartOffers',
  method: 'GET',
  path: '/agg/ve1/leftnav/cart/offers',
  summary: 'Offers of the cart, for the offers page',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ offers: z.array(cartOffer) })),
});
