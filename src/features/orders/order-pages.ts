import type { getOrderHistory } from '#schemas/compiled/calls/get-order-history.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';

/** ORD-24. The orders that are known, the newest first, and the link to those before them. */
export type OrderHistory = Immutable<DataOf<typeof getOrderHistory>>;

/** The page that follows on those that are known. An order that is on both is shown once. */
export function withNextPage(known: OrderHistory, next: OrderHistory): OrderHistory {
  const ids = new Set(known.orders.map(({ id }) => id));
  return { ...next, orders: [...known.orders, ...next.orders.filter(({ id }) => !ids.has(id))] };
}

/** The first page, read again: orders that were loaded after it stay, as long as the two still join. */
export function withFirstPage(known: OrderHistory | undefined, first: OrderHistory): OrderHistory {
  if (!known) return first;
  const last = first.orders.at(-1);
  const joint = known.orders.findIndex(({ id }) => id === last?.id);
  if (joint < 0 || joint === known.orders.length - 1) return first;
  // What follows is that of the last page, which may be the end.
  const { nextPage: _, ...page } = first;
  const { hasNext, nextPage } = known;
  return {
    ...page,
    orders: [...first.orders, ...known.orders.slice(joint + 1)],
    hasNext,
    ...(nextPage !== undefined && { nextPage }),
  };
}

/** An order was marked as a favourite, or no longer is one. */
export function withFavourite(known: OrderHistory, id: string, isFavourite: boolean): OrderHistory {
  const others = known.favOrder.filter((each) => each !== id);
  return {
    ...known,
    favOrder: isFavourite ? [id, ...others] : others,
    orders: known.orders.map((order) => (order.id === id ? { ...order, isFavourite } : order)),
  };
}
