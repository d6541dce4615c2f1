import { orderStages } from '#schemas/payment-actions.ts';
import type { Eta } from '../orders/eta.ts';
import { isDelivered, stageOf } from '../orders/kitchen.ts';
import { refundInPointsOf, refundOf, refundOnVoucherOf } from '../orders/order-summary.ts';
import type { OrderRecord } from '../orders/own-orders.ts';
import { dateInIndia } from '../time-in-india.ts';

/** Notices of an order, the most urgent first. */
export const popupIds = ['cancelled', 'late', 'contactless', 'ready'] as const;
export type PopupId = (typeof popupIds)[number];

export interface Popup {
  readonly id: PopupId;
  readonly heading: string;
  readonly text: string;
}

const timeOfDay = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' });

/** '7:40 pm'. A train or a wish may be days away: then the day is named. */
function whenOf(at: number, now: number): string {
  const time = timeOfDay.format(at);
  return dateInIndia(at) === dateInIndia(now) ? time : `${time} on ${weekday.format(at)}`;
}

type Paid = Pick<
  OrderRecord,
  'payment' | 'payment_state' | 'paid' | 'paid_by_wallet' | 'is_given_back' | 'net_price'
>;
type Told = Pick<OrderRecord, 'stage' | 'stages' | 'order_type' | 'summary'> & Paid & { readonly eta: Eta };

/** ORD-37. The notice that an order needs now, of those that were not read yet. */
export function popupOf(order: Told, read: ReadonlySet<string>, now: number): Popup | undefined {
  const all = popupsOf(order, now);
  const id = popupIds.find((each) => all[each] !== undefined && !read.has(each));
  const found = id && all[id];
  return id && found && { id, ...found };
}

type Text = Omit<Popup, 'id'> | undefined;

function popupsOf(order: Told, now: number): Readonly<Record<PopupId, Text>> {
  const { order_type: orderType, summary, eta } = order;
  const stage = stageOf(order, now);
  const isBrought = isDelivered(orderType);
  const isOnItsWay = stage === orderStages.DISPATCHED && isBrought;
  return {
    cancelled:
      stage === orderStages.CANCELLED
        ? {
            heading: 'Your order was cancelled',
            text: `We are sorry. ${moneyText(order)}`,
          }
        : undefined,
    late:
      eta.isLate && eta.expectedAt !== undefined && eta.expectedAt > now
        ? {
            heading: summary?.train ? 'Your train is late' : 'We are running late',
            text: summary?.train
              ? `It reaches ${summary.train.stationName} at about ${whenOf(eta.expectedAt, now)}. Your food comes with it.`
              : `Sorry for the wait. Your order is expected by ${whenOf(eta.expectedAt, now)}.`,
          }
        : undefined,
    contactless:
      isOnItsWay && summary?.zeroContactDelivery
        ? {
            heading: 'Contactless delivery',
            text: 'The rider leaves the order at your door and steps back. Keep your phone near.',
          }
        : undefined,
    ready:
      stage === orderStages.DISPATCHED && !isBrought
        ? {
            heading: 'Your order is ready',
            text:
              orderType === 'CURB' ? 'We bring it out to your car.' : 'Show the order number at the counter.',
          }
        : undefined,
  };
}

/** ORD-38. What becomes of the money of an order that was cancelled, by how it was paid. */
function moneyText(order: Paid): string {
  // Of the payment of an order of an import nothing is known.
  const isOnline = order.payment_state === null || refundOf(order) !== undefined;
  const texts = [
    ...(isOnline ? ['What you paid online comes back within 8-10 business days.'] : []),
    ...(refundOnVoucherOf(order) ? ['What your voucher paid is on it again.'] : []),
    ...(refundInPointsOf(order) ? ['What your wallet paid is back in it as refund points.'] : []),
  ];
  return texts.length > 0 ? texts.join(' ') : 'Nothing was charged for this order.';
}
