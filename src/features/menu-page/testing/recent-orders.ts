interface Ordered {
  readonly name: string;
  readonly quantity?: number;
  readonly freeItem?: boolean;
}

export interface RecentOrder {
  readonly id: string;
  readonly items: readonly Ordered[];
  /** 9 is delivered, 5 cancelled. */
  readonly stage?: number;
}

/** The reply with the latest orders of a customer (API-078). */
export function recentOrders(...orders: readonly RecentOrder[]) {
  return {
    status: 'SUCCESS',
    data: {
      orders: orders.map(({ id, items, stage = 9 }) => ({
        id,
        orderId: `CC-${id}`,
        items: items.map(({ name, quantity = 1, freeItem = false }, at) => ({
          itemId: `${id}-${at}`,
          product: { id: name, name },
          quantity,
          freeItem,
        })),
        tracker: { stage },
      })),
    },
  };
}
