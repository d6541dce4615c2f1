interface Ordered {
  readonly productId: string;
  readonly name: string;
  readonly quantity?: number;
  readonly freeItem?: boolean;
  readonly foodType?: 0 | 1;
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
        items: items.map(({ productId, name, quantity = 1, ...rest }, at) => ({
          itemId: `${id}-${at}`,
          product: { id: productId, name },
          quantity,
          ...rest,
        })),
        tracker: { stage },
      })),
    },
  };
}
