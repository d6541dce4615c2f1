import { findFixedRoute, type RouteId } from '#schemas/routes.ts';

/** Pages that others lead back to: what their addresses carry is for this one visit. */
const returns: readonly (RouteId | undefined)[] = [
  'socialSignin',
  'payGateway',
  'upiForm',
  'paytmForm',
  'paymentTransaction',
];

/** Parts of a query that open something for whoever has them. */
const secrets = ['code', 'state', 'token', 'access_token', 'id_token'];

/** The address under which a page may be kept: without what only the one who opened it may know. */
export function keptAddress(address: string): string {
  const url = new URL(address);
  if (returns.includes(findFixedRoute(url.pathname))) url.search = '';
  const found = secrets.filter((name) => url.searchParams.has(name));
  for (const name of found) url.searchParams.delete(name);
  return url.href;
}
