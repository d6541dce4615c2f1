// What of the query of an address decides the HTML of its page. A cache keys pages by it, and campaigns (utm_source, gclid, fbclid …) lead to
// the page that everybody has. The app reads the whole query of the address itself, once it runs.
import type { RouteId } from './routes.ts';

/** The parameters that a screen reads while the server renders it. A parameter that is not here changes nothing in its HTML. */
export const pageQueryNames: Readonly<Partial<Record<RouteId, readonly string[]>>> = {
  customise: ['productId'],
  feedback: ['about', 'from', 'id', 'orderMode', 'rating'],
  locationSelection: ['deliveryType', 'redirectUrl'],
  manualSelector: ['city', 'deliveryType', 'redirectUrl'],
  menu: ['categoryId', 'pizzaId', 'search'],
  nearestStores: ['deliveryType'],
  newAddress: ['addressEdit'],
  notification: ['url'],
  offers: ['deal', 'offer'],
  orderStatus: ['orderHistoryId', 'transactionId'],
  restaurants: ['city', 'search', 'storeId', 'view'],
  selectRestaurant: ['deliveryType', 'isLocator', 'search'],
  socialSignin: ['code', 'error'],
  thankYou: ['transactionId'],
  thankYouAndTracking: ['transactionId'],
};

/** The part of a query that the page of a screen is rendered from: in one order, so that equal pages have equal addresses. */
export function pageQuery(route: RouteId | undefined, search: string): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of (route && pageQueryNames[route]) ?? []) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? '' : `?${read}`;
}
