import { describe, expect, it } from 'vitest';
import { findFixedRoute, findRoute } from '#schemas/routes.ts';
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
