import type { getTrackedOrder } from '#schemas/compiled/calls/get-tracked-order.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';

/** ORD-22. Where an order is: `trackOrder` with its tracker and summary, `popupContent`, `fareyeUrl`, `dynamicETA`. */
export type Tracked = Immutable<DataOf<typeof getTrackedOrder>>;
export type TrackedSummary = Tracked['trackOrder']['orderSummary'];

/** SWR's keys of what is tracked. All begin alike, and name whose it is. */
export const trackingKeys = {
  list: (userId: string) => `tracking/${userId}`,
  own: (userId: string, orderHistoryId: string) => `tracking/${userId}/${orderHistoryId}`,
  other: (userId: string, orderId: string, mobile: string) => `tracking-other/${userId}/${orderId}/${mobile}`,
  map: (userId: string, orderHistoryId: string) => `tracking-map/${userId}/${orderHistoryId}`,
};
