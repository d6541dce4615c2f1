import { getTrackedOrders } from '#schemas/compiled/calls/get-tracked-orders.ts';
import type { Request } from '#src/request/ports.ts';

/**
 * The badge on the icon of the installed app: how many orders are on their way now. Without an answer it stays. Browsers without badges show none, and
 * nothing is asked for.
 */
export async function renewBadge(request: Request): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const answer = await request.call(getTrackedOrders);
  if (!answer.ok) return;
  const { length } = answer.data.orders;
  // A browser that shows no badges for this app says so by a failure.
  await (length > 0 ? navigator.setAppBadge(length) : navigator.clearAppBadge()).catch(() => {});
}
