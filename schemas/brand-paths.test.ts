import { expect, it } from 'vitest';
import { parseBrandPaths } from './brand-paths.ts';
import { defaultBrandPaths, findRoute, routesOf } from './routes.ts';

it('NAV-08 NAV-36 NAV-39 NAV-54 reads the brand’s paths, each with its default', () => {
  expect(parseBrandPaths({ VITE_PASSWORD_PATH: '' })).toEqual({ paths: defaultBrandPaths, faults: [] });
  const set = {
    VITE_PASSWORD_PATH: '/coop-login',
    VITE_FEEDBACK_PATH: '/coop-feedback',
    VITE_LEADERBOARD_PATH: '/coop-league',
    VITE_CHICKEN_SANDWICH_PATH: '/menu/crunchwich',
  };
  expect(parseBrandPaths(set).paths).toEqual({
    password: '/coop-login',
    feedback: '/coop-feedback',
    leaderboard: '/coop-league',
    chickenSandwich: '/menu/crunchwich',
  });
});

it.each([
  [{ VITE_PASSWORD_PATH: 'coop' }, "VITE_PASSWORD_PATH='coop': give a path that starts with /"],
  [{ VITE_FEEDBACK_PATH: '//elsewhere' }, "VITE_FEEDBACK_PATH='//elsewhere': give a path"],
  [{ VITE_LEADERBOARD_PATH: '/cart' }, "is the path of the screen 'cart'"],
  [{ VITE_CHICKEN_SANDWICH_PATH: '/crunchwich' }, 'starts with /menu/'],
  [{ VITE_FEEDBACK_PATH: '/leaderboard' }, 'are not three'],
])('refuses %j', (source, fault) => {
  expect(parseBrandPaths(source).faults).toEqual([expect.stringContaining(fault)]);
});

it('NAV-08 NAV-36 NAV-39 a screen that the brand names is found at its path, and nowhere else', () => {
  const { paths } = parseBrandPaths({
    VITE_PASSWORD_PATH: '/coop-login',
    VITE_FEEDBACK_PATH: '/tell-us',
    VITE_LEADERBOARD_PATH: '/runs',
  });
  const routes = routesOf(paths);
  const found = (path: string) => findRoute(path, routes);
  expect(['/coop-login', '/tell-us/', '/landing/runs'].map(found)).toEqual([
    'password',
    'feedback',
    'leaderboard',
  ]);
  expect(['/password', '/feedback', '/leaderboard'].map(found)).toEqual([undefined, undefined, undefined]);
});
