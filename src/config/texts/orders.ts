// Orders after they were placed. A space at the end of a text is that of the specification: what follows it is written after it.
export const ordersTexts = {
  confirmed: 'Your order has been confirmed',
  preparing: 'Your order is getting prepared & will be dispatched soon',
  placedAt: 'Order placed at ',
  eta: 'Estimated time of arrival ',
} as const;
