import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import { termsOf } from '../promo/terms.ts';
import { noSuchOffer } from './cart-faults.ts';
import { type CartCall, type CartHandlersOptions, readCart } from './cart-handlers.ts';
import { cartReply, promoContext } from './cart-reply.ts';
import { codeOf } from './coupon-handlers.ts';
import { offersOfCart } from './offer-list.ts';
import { header } from '../http/session-headers.ts';

interface OfferOptions extends Omit<CartHandlersOptions, 'writes'> {
  readonly catalog: Pick<CatalogRepository, 'productsOf'>;
  /** Limits the codes that do not exist, of one caller. */
  readonly guesses: RateLimit;
  readonly defaultStoreId: string;
}

interface TermsCall extends Omit<CartCall, 'params'> {
  readonly params: { readonly code: string };
}

export function offerHandlers(
  options: OfferOptions,
): HandlersOf<
  | 'getUpsellItems'
  | 'getPromoTerms'
  | 'getOfferTerms'
  | 'calculateDiscount'
  | 'getCartOffers'
  | 'getLeftnavStoreOffers'
  | 'getLeftnavCartOffers'
> {
  const { openShop, catalog, guesses, defaultStoreId } = options;

  async function terms({ params, request, session }: TermsCall) {
    const caller = callerOf(request);
    await guesses.check(caller);
    // The menu names what the rule is for; the default store has one at any rate.
    const storeId = header(request, 'storeId') ?? defaultStoreId;
    const { offers, menu } = await openShop({ request, session, storeId });
    const rule = offers.find((offer) => offer.rule.code === codeOf(params.code))?.rule;
    if (!rule) {
      await guesses.take(caller);
      throw noSuchOffer();
    }
    return { status: 'SUCCESS' as const, data: { code: rule.code, tnc: termsOf(rule, menu.names) } };
  }

  const offersOf = async (call: Parameters<typeof readCart>[1]) => {
    const { cart, shop } = await readCart(options, call);
    return { status: 'SUCCESS' as const, data: { offers: cartReply(cart, shop).cartOffers ?? [] } };
  };

  return {
    getPromoTerms: terms,
    getOfferTerms: terms,

    async getUpsellItems(call) {
      const { cart, shop } = await readCart(options, call);
      const { upsellData = [] } = cartReply(cart, shop);
      const cards = await catalog.productsOf(shop.store.id, 'recommended', shop);
      const items = upsellData.flatMap((id) => cards.find(({ productId }) => productId === id) ?? []);
      return { status: 'SUCCESS', data: { items } };
    },

    async calculateDiscount({ session, request }) {
      const cartId = String(request.headers.cartid);
      const { cart, shop } = await readCart(options, { session, request, params: { cartId } });
      const { totalAmountBeforeDiscount, netPrice, discount } = cartReply(cart, shop);
      return { status: 'SUCCESS', data: { totalAmountBeforeDiscount, netPrice, discount } };
    },

    getCartOffers: offersOf,

    async getLeftnavCartOffers({ session, request }) {
      return offersOf({ session, request, params: { cartId: session?.cartId ?? '' } });
    },

    async getLeftnavStoreOffers({ session, request, params: { storeId } }) {
      const shop = await openShop({ request, session, storeId });
      const { offers, menu } = shop;
      const context = promoContext(shop);
      const list = offersOfCart({ offers, applied: [], entered: null, lines: [], context, menu });
      return { status: 'SUCCESS', data: { offers: list } };
    },
  };
}
