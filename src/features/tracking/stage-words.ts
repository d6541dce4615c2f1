import type { OrderStage } from '#schemas/payment-actions.ts';

type Words = Readonly<Record<OrderStage, string>>;

const brought: Words = {
  CONFIRMED: 'Confirmed',
  BEING_BAKED: 'In the oven',
  DISPATCHED: 'On its way',
  CANCELLED: 'Cancelled',
  DELIVERED: 'Delivered',
};

const broughtText: Words = {
  CONFIRMED: 'The kitchen has your order.',
  BEING_BAKED: 'Your order is being made.',
  DISPATCHED: 'The rider is coming to you.',
  CANCELLED: 'This order was cancelled.',
  DELIVERED: 'Enjoy your meal.',
};

/** ORD-12. The stages of orders in one table, ready for translation: of those that are brought, and of those that are collected. */
export const stageWords = {
  brought,
  collected: { ...brought, DISPATCHED: 'Ready for you', DELIVERED: 'Picked up' } satisfies Words,
  broughtText,
  collectedText: {
    ...broughtText,
    DISPATCHED: 'Show your order number at the counter.',
  } satisfies Words,
  readyAtCar: 'We bring it out to your car.',
  inProcess: 'In process',
  inProcessText: 'Your order is in good hands.',
} as const;
