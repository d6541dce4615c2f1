// Zod-free: ships to the browser. What the server asks the app to do next in a payment (PAY-17), and the kinds of gateways (PAY-16).

export const paymentActions = [
  'UNIFIED_PAYMENT',
  'PROCESS_PAYMENT',
  'THANKYOU',
  'REMOVE_PROMO',
  'COD_OTP',
  'EV_OTP',
  'EV_PIN',
  'PAYTM_LINK',
  'PAYTM_ADD_MONEY',
  'PAYTM_WITHDRAW_MONEY',
  'PAY_PAGE',
  'REDIRECT',
  'AMZNPAY_CHARGE_STATUS',
  'REFUND_PAGE',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

export const gatewayKinds = [
  'PAYU',
  'PAYTM_PG',
  'BILLDESK',
  'GLOBALPAY',
  'SSLCOMMERZ',
  'PAYTM_WALLET',
] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

/** PAY-08. The groups of banks, in the order in which they are shown. */
export const bankGroups = ['Popular Banks', 'Other Banks'] as const;

/** Results of asking how an order went (ORD-01). */
export const orderResults = ['WAIT', 'SUCCESS', 'FAILED', 'UNKNOWN', 'PENDING'] as const;
export type OrderResult = (typeof orderResults)[number];

/** Stages of an order and their numbers (spec §9; ORD-09). */
export const orderStages = {
  CONFIRMED: 1,
  BEING_BAKED: 2,
  DISPATCHED: 4,
  CANCELLED: 5,
  DELIVERED: 9,
} as const;
export type OrderStage = keyof typeof orderStages;
export const orderStageNames = Object.keys(orderStages) as [OrderStage, ...OrderStage[]];
