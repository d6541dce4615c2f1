import type { getOrderDetails } from '#schemas/compiled/calls/get-order-details.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';

/** ORD-25. An order as its owner sees it. All but its ids may be missing (ORD-27). */
export type Order = Immutable<DataOf<typeof getOrderDetails>>;
export type OrderItem = Order['items'][number];
