import { expect, it } from 'vitest';
import { findRoute, routesOf } from '#schemas/routes.ts';
import { brandPaths } from '#src/config/paths.ts';
import { findScreen } from './find-screen.ts';

const routes = routesOf(brandPaths);

it.each([
  ['/', 'home'],
  ['/menu', 'menu'],
  ['/Menu', 'menu'],
  ['/menu/', 'menu'],
  ['/menu//sides', 'menu'],
  ['/%6Denu', 'menu'],
  ['/menu/100%', 'menu'],
  ['/INFO/tnc', 'info'],
  ['/nowhere', undefined],
])('NAV-53 the app shows at %s the screen whose data the server sends: %s', (path, id) => {
  expect(findScreen(path)?.id).toBe(id);
  expect(findRoute(path, routes)).toBe(id);
});

it('NAV-03 leaves the prefix of the landing to the redirect', () => {
  expect(findScreen('/landing/offers')).toBeUndefined();
});
