import { describe, expect, it } from 'vitest';
import { defaultBrandPaths, findFixedRoute, findRoute, type RouteId, routesOf } from '#schemas/routes.ts';
import { brandPaths, pathsOf } from './paths.ts';
import { hasBars, hasFooter, hasPopups } from './quiet-routes.ts';

describe('the second route list', () => {
  it.each([
    '/customise',
    '/deliverOnTrain',
    brandPaths.password,
    '/forgotPassword',
    '/login-otp',
    '/login',
    '/manualSelector',
    '/mapScreen',
    '/orderHistory',
    '/payGateway',
    '/payment',
    '/paymentTransaction',
    '/paymentType',
    '/paytmForm',
    '/socialSignin',
    '/thankYou',
    '/track',
    '/trackOrder',
  ])('NAV-40 keeps popups and bars away from %s', (path) => {
    const id = findFixedRoute(path) ?? findRoute(path, { password: pathsOf('password') });
    if (!id) throw new Error(`No route answers ${path}.`);
    expect([hasPopups(id), hasBars(id)]).toEqual([false, false]);
  });

  it.each(['home', 'profile'] as const)('NAV-40 keeps popups away from %s, which has its bars', (id) => {
    expect([hasPopups(id), hasBars(id)]).toEqual([false, true]);
  });

  it('NAV-40 does not apply to the other pages', () => {
    expect([hasPopups('menu'), hasBars('menu')]).toEqual([true, true]);
  });
});

describe('the footer', () => {
  it.each(['customise', 'address', 'newAddress', 'locationSelection', 'manualSelector', 'feedback'] as const)(
    'is not on %s',
    (id) => {
      expect(hasFooter(id)).toBe(false);
    },
  );

  it.each(['home', 'menu', 'cart', 'track', 'restaurants'] as const)('is on %s', (id) => {
    expect(hasFooter(id)).toBe(true);
  });
});

describe('every route', () => {
  /** What is around a page: the bars of the product, popups of marketing, a footer. */
  const around: Readonly<Record<RouteId, string>> = {
    home: 'bars, footer',
    profile: 'bars, footer',
    menu: 'bars, popups, footer',
    edv: 'bars, popups, footer',
    offers: 'bars, popups, footer',
    restaurants: 'bars, popups, footer',
    favourites: 'bars, popups, footer',
    wallet: 'bars, popups, footer',
    tnc: 'bars, popups, footer',
    info: 'bars, popups, footer',
    ourStory: 'bars, popups, footer',
    sitemap: 'bars, popups, footer',
    notification: 'bars, popups, footer',
    leaderboard: 'bars, popups, footer',
    login: 'footer',
    loginOtp: 'footer',
    socialSignin: 'footer',
    password: 'footer',
    forgotPassword: 'footer',
    cart: 'footer',
    deliverOnTrain: 'footer',
    paymentType: 'footer',
    payment: 'footer',
    payGateway: 'footer',
    upiForm: 'footer',
    paytmForm: 'footer',
    paymentTransaction: 'footer',
    thankYou: 'footer',
    thankYouAndTracking: 'footer',
    orderStatus: 'footer',
    track: 'footer',
    orderHistory: 'footer',
    customise: '',
    address: '',
    newAddress: '',
    changeAddress: '',
    manualSelector: '',
    mapScreen: '',
    locationSelection: '',
    nearestStores: '',
    selectRestaurant: '',
    feedback: '',
  };

  it.each(Object.entries(around) as [RouteId, string][])('NAV-40 %s has around it: %s', (id, expected) => {
    const has = { bars: hasBars(id), popups: hasPopups(id), footer: hasFooter(id) };
    const found = Object.entries(has).flatMap(([name, isThere]) => (isThere ? [name] : []));
    expect(found.join(', ')).toBe(expected);
  });

  it('is in this table', () => {
    expect(Object.keys(around).toSorted()).toEqual(Object.keys(routesOf(defaultBrandPaths)).toSorted());
  });
});
