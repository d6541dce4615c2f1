import { getTrackedOrders } from '#schemas/compiled/calls/get-tracked-orders.ts';
import type { Request } from '#src/request/ports.ts';

/** A badge on the icon of the installed app while orders are on their way. Browsers without badges show none. */
export function showBadge(orders: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A browser that shows no badges for this app says so by a failure.
  void (orders > 0 ? navigator.setAppBadge(orders) : navigator.clearAppBadge()).catch(() => {});
}

/** The badge as it is now: an order may have arrived while the app was closed. Without an answer it stays. */
export async function renewBadge(request: Request): Promise<void> {
  const answer = await request.call(getTrackedOrders);
  if (answer.ok) showBadge(answer.data.orders.length);
}
