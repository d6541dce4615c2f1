import type { CartLineInput } from '#schemas/entities/cart.ts';
import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import { cartLines } from '../cart/asked-lines.ts';
import { type CartReply, cartReply } from '../cart/cart-reply.ts';
import { storeOffline } from '../cart/cart-faults.ts';
import type { OpenShop, Shop } from '../cart/shop-now.ts';
import { upsellOf } from '../cart/upsell.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { sessionOf } from '../http/session.ts';
import { header } from '../http/session-headers.ts';
import { noSuchOrder } from '../orders/order-faults.ts';
import { itemsOf } from '../orders/order-summary.ts';
import type { OwnOrders } from '../orders/own-orders.ts';
import { linesAgain } from './lines-again.ts';

interface Options {
  readonly own: OwnOrders;
  readonly openShop: OpenShop;
  readonly catalog: Pick<CatalogRepository, 'productsOf'>;
  readonly defaultStoreId: string;
}

export function orderAgainHandlers({
  own,
  openShop,
  catalog,
  defaultStoreId,
}: Options): HandlersOf<'reorder' | 'getOrderRecommendations'> {
  return {
    /** Nothing is written: the app puts the lines into its cart, beside what is there. */
    async reorder({ session, request, params }) {
      const row = await own.find(sessionOf({ session }).userId, params.orderHistoryId);
      if (!row) throw noSuchOrder();
      const shop = await openShop({ request, session });
      if (!shop.store.online) throw storeOffline(shop.store.name);
      const lines = withoutEndedOffers(linesAgain(row, shop.menu), shop);
      const { validItems, invalidItems } = asCart(lines, shop);
      // What an offer gives for free is given anew, by the offers of the cart that it goes into.
      const valid = validItems.filter(({ freeItem }) => !freeItem);
      const prices = new Map(valid.map(({ id, pricePerQty }) => [id, pricePerQty]));
      return {
        status: 'SUCCESS',
        data: {
          cart: { validItems: valid, invalidItems },
          items: lines.flatMap((line) => {
            const price = prices.get(line.id);
            return price === undefined ? [] : { ...line, price };
          }),
          deliveryType: shop.orderType,
          storeId: shop.store.id,
        },
      };
    },

    async getOrderRecommendations({ session, request }) {
      const { userId } = requireCustomer(session, 'Log in to keep favourite orders.');
      const orders = await own.favourites(userId);
      if (orders.length === 0) return { status: 'SUCCESS', data: { items: [] } };
      const storeId = header(request, 'storeId') ?? defaultStoreId;
      const shop = await openShop({ request, session, storeId });
      const dishes = orders.flatMap(itemsOf).map(({ product: { id }, foodType }) => ({
        productId: id,
        foodType: foodType ?? shop.menu.dishes.get(id)?.product.foodType ?? 1,
      }));
      const cards = await catalog.productsOf(shop.store.id, 'recommended', shop);
      const items = upsellOf(dishes, shop.menu).flatMap(
        (id) => cards.find(({ productId }) => productId === id) ?? [],
      );
      return { status: 'SUCCESS', data: { items } };
    },
  };
}

/** A dish whose offer does not hold any more can still be had: at the price of the menu. */
function withoutEndedOffers(lines: readonly CartLineInput[], shop: Shop): readonly CartLineInput[] {
  const { invalidItems } = asCart(lines, shop);
  const ended = new Set(invalidItems.filter(({ reason }) => reason === 'offer').map(({ id }) => id));
  if (ended.size === 0) return lines;
  return cartLines(
    lines.map(({ promoPerQty, ...line }) =>
      promoPerQty && !ended.has(line.id) ? { ...line, promoPerQty } : line,
    ),
  );
}

/** The lines as a cart of their own, by today's menu of the shop. */
function asCart(lines: readonly CartLineInput[], shop: Shop): Pick<CartReply, 'validItems' | 'invalidItems'> {
  return cartReply(
    {
      id: 'again',
      version: 0,
      lines,
      enteredCode: null,
      storeId: shop.store.id,
      orderType: shop.orderType,
      isWalletUsed: false,
      seesNoOptionPrices: false,
      isClosed: false,
      isReplaced: false,
    },
    shop,
  );
}
