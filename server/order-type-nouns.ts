import type { OrderTypeCode } from '#schemas/node.ts';

/** Order types inside a sentence: 'is for delivery and takeaway orders'. */
export const orderTypeNouns: Readonly<Record<OrderTypeCode, string>> = {
  D: 'delivery',
  P: 'takeaway',
  DINEIN: 'dine-in',
  CURB: 'curbside',
  IRCTC: 'train delivery',
};
