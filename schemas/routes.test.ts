import { describe, expect, it } from 'vitest';
import { defaultBrandPaths, findRoute, infoSlugOf, matchesPattern, plainPath, routesOf } from './routes.ts';

const routes = routesOf(defaultBrandPaths);

describe('findRoute', () => {
  it.each([
    ['/', 'home'],
    ['//', 'home'],
    ['/landing', 'home'],
    ['/landing/offers', 'offers'],
    ['/menu', 'menu'],
    ['/Menu', 'menu'],
    ['/menu/', 'menu'],
    ['/menu//sides', 'menu'],
    ['/MENU/20/PIZ7', 'menu'],
    ['/%6Denu', 'menu'],
    ['/menu/fries%20%26%2Fdip', 'menu'],
    ['/menu/100%', 'menu'],
    ['/NEARESTSTORES', 'nearestStores'],
    ['/Our-Story', 'ourStory'],
    ['/menu/20/PIZ7/more', undefined],
    ['/menus', undefined],
    ['/constructor', undefined],
  ])('%s is answered by %s', (path, id) => {
    expect(findRoute(path, routes)).toBe(id);
  });
});

describe('infoSlugOf', () => {
  it.each([
    ['/our-story', 'our-story'],
    ['/Our-Story/', 'our-story'],
    ['/notification', 'notification'],
    ['/info/tnc', 'tnc'],
    ['/info//privacy/', 'privacy'],
    ['/Info/tn%63', 'tnc'],
    ['/info', 'tnc'],
    ['/info/', 'tnc'],
    ['/info/a%2Fb', 'a/b'],
    ['/menu/tnc', undefined],
    ['/info/tnc/more', undefined],
  ])('NAV-34 INF-01 %s is filled by %s', (path, slug) => {
    expect(infoSlugOf(path)).toBe(slug);
  });
});

it('a pattern fits a path with a value for each of its names', () => {
  expect(matchesPattern('/menu/:category', '/menu/Sides')).toBe(true);
  expect(matchesPattern('/menu/:category', '/menu/')).toBe(false);
});

it('paths that are the same page have one form to be compared in', () => {
  expect(['/Menu//Sides/', '/menu/%53ides', 'menu/sides'].map(plainPath)).toEqual(
    Array(3).fill('/menu/sides'),
  );
  expect(plainPath('//')).toBe('/');
});
