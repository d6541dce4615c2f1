import { trackOtherOrder } from '#schemas/compiled/calls/track-other-order.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import type { Tracked } from './tracked.ts';

/** What somebody else's order is known by (ORD-36). It stands in no address and is not stored: the mobile number is somebody else's. */
export interface OtherOrder {
  readonly orderId: string;
  readonly mobile: string;
}

/** API-133. @throws RefusalError */
export async function fetchOther(request: Request, { orderId, mobile }: OtherOrder): Promise<Tracked> {
  return dataOrThrow(await request.call(trackOtherOrder, { query: { orderId, mobile } })).data;
}
