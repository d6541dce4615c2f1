import type { RouteId } from '#schemas/routes.ts';

/**
 * Routes that must not distract the customer (NAV-40): without marketing popups and without the bars. First the second route list of the
 * specification, then other routes of the app that are also steps of an order or a form. Ships to the browser: plain data only.
 */
const quietRoutes: readonly RouteId[] = [
  'home',
  'customise',
  'deliverOnTrain',
  'password',
  'forgotPassword',
  'loginOtp',
  'login',
  'manualSelector',
  'mapScreen',
  'orderHistory',
  'payGateway',
  'payment',
  'paymentTransaction',
  'paymentType',
  'paytmForm',
  'profile',
  'socialSignin',
  'thankYou',
  'track',

  'feedback',
  'cart',
  'locationSelection',
  'address',
  'newAddress',
  'changeAddress',
  'nearestStores',
  'selectRestaurant',
  'upiForm',
  'thankYouAndTracking',
  'orderStatus',
];

/** Routes of the list that are a form or a choice from top to bottom, with their one button at the end: below it is no footer. */
const footless: readonly RouteId[] = [
  'customise',
  'manualSelector',
  'mapScreen',
  'feedback',
  'locationSelection',
  'address',
  'newAddress',
  'changeAddress',
  'nearestStores',
  'selectRestaurant',
];

/** Routes of the list that have the bars all the same: both are items of the bottom bar. */
const keepBars: readonly RouteId[] = ['home', 'profile'];

/** Whether marketing may show popups on a route. */
export function hasPopups(id: RouteId): boolean {
  return !quietRoutes.includes(id);
}

/** Whether a route has the place line, the navigation and the cart's bar; without them it has a back button and its title. */
export function hasBars(id: RouteId): boolean {
  return hasPopups(id) || keepBars.includes(id);
}

export function hasFooter(id: RouteId): boolean {
  return !footless.includes(id);
}
