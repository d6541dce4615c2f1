import type { OrderTypeCode } from '#schemas/node.ts';

/** The order type within a sentence: 'takes no dine-in orders'. */
export const orderTypeNouns: Readonly<Record<OrderTypeCode, string>> = {
  D: 'delivery',
  P: 'takeaway',
  DINEIN: 'dine-in',
  CURB: 'curbside',
  IRCTC: 'train delivery',
};

/** The texts about order types in one table, ready for translation. */
export const orderTypeWords = {
  orderTypeLegend: 'How would you like your food?',
  train: 'Train',
  noneAt: (asked: OrderTypeCode, store: string) => `No ${orderTypeNouns[asked]} at ${store}`,
  noOrdersNow: (store: string) => `${store} takes no orders now`,
  thisStore: 'this restaurant',
  takesOnly: (store: string, types: readonly OrderTypeCode[]) =>
    types.length === 0 ? `${store} takes no orders.` : `${store} is for ${inWords(types)} only.`,
  notAsked: (asked: OrderTypeCode, current: OrderTypeCode) =>
    `We could not ask the restaurant about ${orderTypeNouns[asked]}. Your order is still ${orderTypeNouns[current]}.`,
  askAgain: 'Try again',
} as const;

/** 'delivery, takeaway and dine-in'. */
function inWords(types: readonly OrderTypeCode[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(
    types.map((code) => orderTypeNouns[code]),
  );
}
