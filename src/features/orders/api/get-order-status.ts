import { getOrderStatus } from '#schemas/compiled/calls/get-order-status.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';

/** How an order went. Who does not own it learns `orderStatus` alone. */
export type OrderStatusReply = Immutable<DataOf<typeof getOrderStatus>>;

/** API-076. */
export function askStatus(request: Request, transactionId: string): Promise<Answer<OrderStatusReply>> {
  return request.call(getOrderStatus, { query: { transactionId } });
}
