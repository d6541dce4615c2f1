import type { OrderTypeCode } from '#schemas/node.ts';
import { failedReply } from '../http/http-fault.ts';
import type { StoreOff } from './choose-store.ts';
import type { StoreRow } from './store-row.ts';
import { orderTypeNouns } from '../order-type-nouns.ts';
import { timeForPeople } from '../time-in-india.ts';

const unserved: Readonly<Record<OrderTypeCode, (place: string) => string>> = {
  D: (place) =>
    `None of our restaurants delivers to ${place} yet. Try another address, or pick your order up.`,
  P: (place) => `There is no restaurant near ${place} to pick an order up from yet.`,
  DINEIN: (place) => `There is no restaurant near ${place} to eat in yet.`,
  CURB: (place) => `There is no restaurant near ${place} that brings orders to the car yet.`,
  IRCTC: (place) => `No restaurant near ${place} serves trains yet.`,
};

/** 2.STORENA: no store serves the place. */
export function noStore(orderType: OrderTypeCode, place: string) {
  return failedReply({
    code: '2.STORENA',
    header: 'Not here yet',
    displayMsg: unserved[orderType](place),
    btnMsg: 'Choose another place',
  });
}

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** 2.STORENA: a store that the customer would go to does not take orders of this type. */
export function takesNone(
  orderType: OrderTypeCode,
  { name, order_types }: Pick<StoreRow, 'name' | 'order_types'>,
) {
  const takes = inWords.format(order_types.map((code) => orderTypeNouns[code as OrderTypeCode]));
  return failedReply({
    code: '2.STORENA',
    header: 'Not at this restaurant',
    displayMsg: `${name} takes no ${orderTypeNouns[orderType]} orders.${takes === '' ? '' : ` It is for ${takes}.`}`,
    btnMsg: 'Choose another restaurant',
  });
}

/** 2.STOREOFF: the store that serves the place takes no orders now. */
export function storeOff({ kind, store }: StoreOff) {
  return failedReply({
    code: '2.STOREOFF',
    header: kind === 'closed' ? 'Closed now' : 'Offline now',
    displayMsg:
      kind === 'closed'
        ? `${store.name} is offline until it opens at ${timeForPeople(store.opens)}.`
        : `${store.name} is offline at the moment. Try again later, or choose another place.`,
    btnMsg: 'Choose another place',
  });
}

/** There are maps and stores of India alone. */
export function outsideIndia() {
  return failedReply({
    code: 'OUTSIDE_INDIA',
    header: 'Outside India',
    displayMsg: 'We are in India only. Choose a place in India.',
    btnMsg: 'Choose another place',
  });
}
