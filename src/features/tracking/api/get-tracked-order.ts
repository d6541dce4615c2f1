import { getTrackedOrder } from '#schemas/compiled/calls/get-tracked-order.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import type { Tracked } from './tracked.ts';

/** API-128. @throws RefusalError */
export async function fetchTracked(request: Request, orderHistoryId: string): Promise<Tracked> {
  return dataOrThrow(await request.call(getTrackedOrder, { params: { orderHistoryId } })).data;
}
