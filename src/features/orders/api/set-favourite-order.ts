import { setFavouriteOrder } from '#schemas/compiled/calls/set-favourite-order.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';

/** ORD-33. Makes an order a favourite, or no longer one; 204 is success. Returns why not, or null. */
export async function sendFavouriteOrder(
  request: Request,
  favOrderId: string,
  favourite: boolean,
): Promise<Refusal | null> {
  const answer = await request.call(setFavouriteOrder, { params: { favOrderId }, body: { favourite } });
  return answer.ok ? null : answer.refusal;
}
