import type { OrderTypeCode } from '#schemas/node.ts';
import { orderTypeNouns } from '#src/features/order-type/order-type-words.ts';
import { orderTypeLabels } from '#src/features/order-type/order-types.ts';

/** The texts of the question before something else is ordered than the current order type, in one table, ready for translation. */
export const orderWords = {
  title: (type: OrderTypeCode, store: string) => `Order ${orderTypeNouns[type]} from ${store}?`,
  noneTitle: (type: OrderTypeCode, store: string) => `No ${orderTypeNouns[type]} from ${store}`,
  takesNone: (store: string, type: OrderTypeCode) =>
    type === 'D' ? `${store} does not deliver.` : `${store} takes no ${orderTypeNouns[type]} orders.`,
  fromOther: ({ type, place, other, store }: FromOther) =>
    `${orderTypeLabels[type]} to ${place} comes from ${other}, not from ${store}.`,
  noneToPlace: (type: OrderTypeCode, place: string) =>
    `There is no ${orderTypeNouns[type]} to ${place} at the moment.`,
  needsAddressTitle: 'Where shall we bring it?',
  needsAddress: 'Your address decides which restaurant delivers.',
  orPickUp: (store: string) => `You can also pick your order up from ${store}.`,
  orderFrom: (type: OrderTypeCode, store: string) => `${orderTypeLabels[type]} from ${store}`,
  chooseAddress: 'Choose my address',
  cancel: 'Cancel',
  orderHere: (type: OrderTypeCode) => `${orderTypeLabels[type]} from here`,
  deliversHere: 'Delivers to you',
  deliveredBy: (store: string) => `Delivery to you comes from ${store}`,
  otherDelivers: 'Delivery to you comes from another restaurant',
  tooFar: 'Too far away to deliver to you',
} as const;

interface FromOther {
  readonly type: OrderTypeCode;
  readonly place: string;
  readonly other: string;
  readonly store: string;
}
