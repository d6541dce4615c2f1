import { getOrderHistory } from '#schemas/api/orders.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { sessionOf } from '../http/session.ts';
import { noSuchOrder, tooManyFavouriteOrders } from './order-faults.ts';
import { summaryOf } from './order-summary.ts';
import type { OrderRecord, OwnOrders } from './own-orders.ts';

interface Options {
  readonly own: OwnOrders;
  readonly now: () => number;
}

/** API-078. As many as a shelf of the home page shows. */
const latestCount = 6;
const loginText = 'Log in to keep favourite orders.';

export function orderHandlers({
  own,
  now,
}: Options): HandlersOf<
  'getOrderHistory' | 'getRecentOrders' | 'getOrderDetails' | 'getFavouriteOrders' | 'setFavouriteOrder'
> {
  const summaries = (rows: readonly OrderRecord[]) => rows.map((row) => summaryOf(row, now()));

  return {
    async getOrderHistory({ session, query }) {
      const { userId } = sessionOf({ session });
      const [{ orders, hasNext }, favOrder] = await Promise.all([
        own.page(userId, query?.page),
        own.favouriteIds(userId),
      ]);
      const last = orders.at(-1);
      return reply({
        orders: summaries(orders),
        hasNext,
        favOrder,
        ...(hasNext && last && { nextPage: `${getOrderHistory.path}?page=${encodeURIComponent(last.id)}` }),
      });
    },

    async getRecentOrders({ session }) {
      const { userId } = sessionOf({ session });
      return reply({ orders: summaries(await own.latest(userId, latestCount)) });
    },

    async getOrderDetails({ session, params }) {
      const row = await own.find(sessionOf({ session }).userId, params.orderHistoryId);
      if (!row) throw noSuchOrder();
      return reply(summaryOf(row, now()));
    },

    async getFavouriteOrders({ session }) {
      const { userId } = requireCustomer(session, loginText);
      const orders = await own.favourites(userId);
      return reply({ favOrder: orders.map(({ id }) => id), orders: summaries(orders) });
    },

    async setFavouriteOrder({ session, params: { favOrderId }, body }) {
      const { userId } = requireCustomer(session, loginText);
      if (body.favourite) {
        const outcome = await own.mark(userId, favOrderId);
        if (outcome === 'no-such-order') throw noSuchOrder();
        if (outcome === 'too-many') throw tooManyFavouriteOrders();
      } else await own.unmark(userId, favOrderId);
      return new Answer({ status: 'SUCCESS' as const, data: {} }, { status: 204, cacheControl: personal });
    },
  };
}

function reply<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
}
