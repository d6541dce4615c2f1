import { acknowledgePopup } from '#schemas/compiled/calls/acknowledge-popup.ts';
import type { Request } from '#src/request/ports.ts';

/** API-131, ORD-37. The customer has read the notice. Nothing depends on the answer: unread, the server shows it at the next visit. */
export async function sendAcknowledged(request: Request, orderId: string, popupId: string): Promise<void> {
  await request.call(acknowledgePopup, { body: { orderId, popupId } });
}
