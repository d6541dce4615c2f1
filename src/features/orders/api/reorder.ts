import { reorder } from '#schemas/compiled/calls/reorder.ts';
import type { Request } from '#src/request/ports.ts';

/** ORD-31: the suggestions that go with the cart are those of the second version (API-049). */
const upsellVersion = 've2';

/** API-059. What of an order can be had today; the app puts it into the cart. */
export function sendReorder(request: Request, orderHistoryId: string) {
  return request.call(reorder, { params: { orderHistoryId }, headers: { upsellVersion }, body: {} });
}
