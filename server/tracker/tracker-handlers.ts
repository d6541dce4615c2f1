import { Answer, personal } from '../http/answer.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { type Session, sessionOf } from '../http/session.ts';
import { etaOf } from '../orders/eta.ts';
import { noSuchOrder } from '../orders/order-faults.ts';
import { summaryOf } from '../orders/order-summary.ts';
import type { OrderRecord, OwnOrders } from '../orders/own-orders.ts';
import { popupIds, popupOf } from './popups.ts';
import type { PopupsRepository } from './popups-repository.ts';
import { etaReply, hasRider, mapOf, trackedByOthers, trackedOf } from './tracked.ts';
import { noMap, noOrderOfBoth, noSuchNotice } from './tracker-faults.ts';

interface Options {
  readonly own: OwnOrders;
  readonly popups: PopupsRepository;
  /** Limits the pairs of numbers that do not belong together: of a session, of a caller, for a mobile number. */
  readonly guesses: Readonly<Record<'ofSession' | 'ofCaller' | 'ofMobile', RateLimit>>;
  /** Path of the page that shows an order on the map. */
  readonly mapPath: (orderId: string) => string;
  /** The sandbox has riders of its own; nobody tells where real ones are. */
  readonly hasRiders: boolean;
  readonly now: () => number;
}

export function trackerHandlers({
  own,
  popups,
  guesses,
  mapPath,
  hasRiders,
  now,
}: Options): HandlersOf<
  | 'getTrackedOrders'
  | 'getTrackedOrder'
  | 'sendTrackerStatus'
  | 'getOrderOnMap'
  | 'acknowledgePopup'
  | 'getDynamicEta'
  | 'trackOtherOrder'
> {
  /** An order of the session. */
  async function ownOrder(session: Session | undefined, id: string): Promise<OrderRecord> {
    const row = await own.find(sessionOf({ session }).userId, id);
    if (!row) throw noSuchOrder();
    return row;
  }

  return {
    async getTrackedOrders({ session }) {
      const rows = await own.active(sessionOf({ session }).userId);
      return reply({ orders: rows.map((row) => summaryOf(row, now())) });
    },

    async getTrackedOrder({ session, params }) {
      const row = await ownOrder(session, params.orderHistoryId);
      const popup = popupOf({ ...row, eta: etaOf(row, now()) }, await popups.read(row.id), now());
      return reply(
        trackedOf(row, {
          now: now(),
          ...(popup && { popup }),
          ...(hasRiders && hasRider(row, now()) && { mapPath: mapPath(row.id) }),
        }),
      );
    },

    async sendTrackerStatus({ session, body }) {
      await ownOrder(session, body.orderId);
      return reply({});
    },

    // Who may see an order follows from the session alone: the user of the query says nothing.
    async getOrderOnMap({ session, query }) {
      const row = await ownOrder(session, query.order);
      if (row.store_id !== query.storeId) throw noSuchOrder();
      const map = mapOf(row, { now: now(), showsRider: hasRiders });
      if (!map) throw noMap();
      return reply(map);
    },

    async acknowledgePopup({ session, body }) {
      const row = await ownOrder(session, body.orderId);
      const id = popupIds.find((known) => known === body.popupId);
      if (!id) throw noSuchNotice();
      await popups.markRead(row.id, id);
      return reply({});
    },

    async getDynamicEta({ session, body }) {
      return reply(etaReply(etaOf(await ownOrder(session, body.orderId), now())));
    },

    async trackOtherOrder({ session, request, query: { orderId, mobile } }) {
      const keys = [
        [guesses.ofSession, sessionOf({ session }).userId],
        [guesses.ofCaller, callerOf(request)],
        [guesses.ofMobile, mobile],
      ] as const;
      // Counted before the look: simultaneous guesses are guesses too.
      for (const [limit, key] of keys) await limit.take(key);
      const row = await own.findByNumber(orderId, mobile);
      if (!row) throw noOrderOfBoth();
      for (const [limit, key] of keys) await limit.giveBack(key);
      return reply(trackedByOthers(row, now()));
    },
  };
}

function reply<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
}
