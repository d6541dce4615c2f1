import type { OrderTypeCode } from '#schemas/node.ts';

const ready = (minutes: number) => `Ready in about ${minutes} min`;

/** What is said of the time that the customer's restaurant needs, ready for translation. */
export const etaWords = {
  about: (minutes: number) => `about ${minutes} min`,
  inWords: {
    D: (minutes: number) => `Delivered in about ${minutes} min`,
    P: ready,
    DINEIN: ready,
    CURB: ready,
    IRCTC: ready,
  } satisfies Record<OrderTypeCode, (minutes: number) => string>,
} as const;
