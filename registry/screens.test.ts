import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RouteId, routes } from '#schemas/routes.ts';
import { brandPaths, quietScreens } from '#src/config/paths.ts';
import { screens } from './screens.ts';

const byId = new Map(screens.map((screen) => [screen.id, screen]));
const pathsOf = (id: RouteId) => byId.get(id)?.paths;

describe('screens', () => {
  it('NAV-01 NAV-41 every route has one screen, and no path leads to two', () => {
    expect([...byId.keys()].toSorted()).toEqual(Object.keys(routes).toSorted());
    expect(screens).toHaveLength(byId.size);
    const paths = screens.flatMap((screen) => screen.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('NAV-08 NAV-36 NAV-39 brand-named paths come from the configuration', () => {
    expect(pathsOf('password')).toEqual([brandPaths.password]);
    expect(pathsOf('feedback')).toEqual([brandPaths.feedback]);
    expect(pathsOf('leaderboard')).toEqual([brandPaths.leaderboard]);
  });

  it.each([
    ['NAV-02', 'home', []],
    ['NAV-04', 'login', ['redirectUrl']],
    ['NAV-05', 'loginOtp', ['redirectUrl', 'from', 'cartId']],
    ['NAV-06', 'socialSignin', ['redirectUrl']],
    ['NAV-14', 'cart', ['redirectUrl']],
    ['NAV-16', 'newAddress', ['redirectUrl', 'addressEdit', 'showContact']],
    ['NAV-18', 'nearestStores', ['deliveryType']],
    ['NAV-19', 'selectRestaurant', ['isLocator', 'deliveryType', 'storePage', 'search']],
    ['NAV-23', 'payment', ['page_from', 'payment_url']],
    ['NAV-26', 'thankYou', ['transactionId']],
    ['NAV-28', 'orderStatus', ['transactionId', 'orderHistoryId']],
    ['NAV-35', 'feedback', ['id', 'orderMode', 'rating', 'from']],
  ] as const)('%s %s reads its query parameters', (_, id, query) => {
    expect(byId.get(id)?.query).toEqual(query);
  });

  it('NAV-33 /tnc leads to /info/tnc', () => {
    expect(byId.get('tnc')?.redirectTo).toBe('/info/tnc');
  });

  it('NAV-38 the leaderboard is reached through a login', () => {
    expect(byId.get('leaderboard')?.guard).toBe('login');
  });

  it('NAV-40 the routes of the second list are quiet, by one list', () => {
    const paths = Object.keys(quietScreens).flatMap((id) => pathsOf(id as RouteId) ?? []);
    for (const path of [
      '/customise',
      '/deliverOnTrain',
      '/password',
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
      '/profile',
      '/socialSignin',
      '/thankYou',
      '/track',
      '/trackOrder',
      '/',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it('every screen loads, from the file that it names', async () => {
    const source = readFileSync(new URL('./screens.ts', import.meta.url), 'utf8');
    for (const { view, file } of screens) {
      expect(source).toContain(`import('#${file}')`);
      expect((await view()).Screen).toBeTypeOf('function');
    }
  });
});
