import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { landingSlots } from '#schemas/documents/landing.ts';
import { findRoute, type RouteId, routesOf } from '#schemas/routes.ts';
import { brandPaths } from '#src/config/paths.ts';
import { screens } from './screens.ts';

const routes = routesOf(brandPaths);
const byId = new Map(screens.map((screen) => [screen.id, screen]));
const pathsOf = (id: RouteId) => byId.get(id)?.paths;

describe('screens', () => {
  it('NAV-41 declares, NAV-01 shows: every route has one screen, and no path leads to two', () => {
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

  it('each has a name, for screen readers as well', () => {
    expect(screens.filter(({ title }) => !/\S/.test(title))).toEqual([]);
  });

  it('one that shows its own bar says so; the others are open to all, below the bar of the cart', () => {
    expect(screens.filter(({ ownBar }) => ownBar).map(({ id }) => id)).toEqual(['edv']);
    expect(new Set(screens.map(({ guard }) => guard))).toEqual(new Set(['none', 'login']));
  });

  // A path and a title do not prove a screen: the tests of the screen do.
  it.each([
    ['NAV-04', 'login', ['/login']],
    ['NAV-05', 'loginOtp', ['/login-otp']],
    ['NAV-10', 'menu', ['/menu', '/menu/:category', '/menu/:categoryId/:productId']],
    ['NAV-11', 'customise', ['/customise']],
    ['NAV-12', 'edv', ['/edv']],
    ['NAV-13', 'offers', ['/offers']],
    ['NAV-14', 'cart', ['/cart']],
    ['NAV-15', 'address', ['/address']],
    ['NAV-15', 'changeAddress', ['/changeAddress']],
    ['NAV-17', 'manualSelector', ['/manualSelector']],
    ['NAV-17', 'mapScreen', ['/mapScreen']],
    ['NAV-17', 'locationSelection', ['/locationSelection']],
    ['NAV-20', 'restaurants', ['/restaurants', '/restaurant']],
    ['NAV-21', 'deliverOnTrain', ['/deliverOnTrain']],
    ['NAV-22', 'paymentType', ['/paymentType']],
    ['NAV-23', 'payment', ['/payment']],
    ['NAV-24', 'payGateway', ['/payGateway']],
    ['NAV-24', 'paytmForm', ['/paytmForm']],
    ['NAV-24', 'paymentTransaction', ['/paymentTransaction']],
    ['NAV-25', 'upiForm', ['/upiForm']],
    ['NAV-26', 'thankYou', ['/thankYou']],
    ['NAV-27', 'thankYouAndTracking', ['/thankYouAndTracking']],
    ['NAV-28', 'orderStatus', ['/orderStatus']],
    ['NAV-29', 'track', ['/track', '/trackOrder']],
    ['NAV-30', 'orderHistory', ['/orderHistory']],
    ['NAV-31', 'profile', ['/profile']],
    ['NAV-32', 'wallet', ['/wallet']],
  ] as const)('%s declares %s, a route with a title, at %j', (_, id, paths) => {
    expect(pathsOf(id)).toEqual(paths);
    expect(byId.get(id)?.title).toMatch(/\S/);
    for (const path of paths) expect(findRoute(path.replaceAll(':', ''), routes)).toBe(id);
  });

  it.each([
    ['menu', 'menu.top'],
    ['offers', 'offers.top'],
    ['cart', 'cart.top'],
  ] as const)('%s keeps a place for the landing document: %s', (id, slot) => {
    expect(byId.get(id)?.slot).toBe(slot);
  });

  it('there is a screen for each place that documents may fill', () => {
    // Some places have a shorter name than their screen.
    const screenOf: Readonly<Record<string, RouteId>> = {
      payment: 'paymentType',
      'thank-you': 'thankYou',
      history: 'orderHistory',
    };
    const idOf = (slot: string) => {
      const [name = ''] = slot.split('.');
      return screenOf[name] ?? (name as RouteId);
    };
    expect(landingSlots.filter((slot) => !byId.has(idOf(slot)))).toEqual([]);
    const given = screens.flatMap(({ id, slot }) => (slot === undefined ? [] : [[id, idOf(slot)]]));
    expect(given.filter(([id, named]) => id !== named)).toEqual([]);
  });

  it('NAV-33 /tnc leads to /info/tnc', () => {
    expect(byId.get('tnc')?.redirectTo).toBe('/info/tnc');
  });

  it('NAV-38 ROL-08 ROL-09 declares, ROL-04 hides: what belongs to customers is reached through a login, and nothing else is', () => {
    const guarded = screens.filter(({ guard }) => guard === 'login').map(({ id }) => id);
    expect(guarded.toSorted()).toEqual(['favourites', 'leaderboard', 'orderHistory', 'profile', 'wallet']);
  });

  it('every screen loads, from the file that it names', async () => {
    const source = readFileSync(new URL('./screens.ts', import.meta.url), 'utf8');
    for (const { view, file } of screens) {
      expect(source).toContain(`import('#${file}')`);
      expect((await view()).Screen).toBeTypeOf('function');
    }
    // The first import compiles all the code of the app.
  }, 60_000);
});
