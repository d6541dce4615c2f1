import { describe, expect, it } from 'vitest';
import { calls } from './api/calls.ts';
import { defaultBrandPaths, infoPagePaths, routesOf } from './routes.ts';
import { isServicePath } from './service-paths.ts';

describe('isServicePath', () => {
  it.each(calls.map(({ path }) => path))('takes the call %s for one', (path) => {
    expect(isServicePath(path)).toBe(true);
  });

  it.each([
    '/api',
    '/agg/cart-service/ve1/cart/1',
    '/pg/paytm/submit',
    '/micro-app-service/x',
    '/api?x=1',
    '/sandbox/tiles/4/11/7.svg',
  ])('takes %s for one, though nothing may answer it', (path) => {
    expect(isServicePath(path)).toBe(true);
  });

  it('takes no page for one', () => {
    const pages = [...Object.values(routesOf(defaultBrandPaths)).flat(), ...Object.keys(infoPagePaths)];
    expect(pages.filter(isServicePath)).toEqual([]);
  });

  it.each(['/apis', '/service', '/info/api', '/-service', '/loginhandlers'])(
    'does not take %s for one',
    (path) => {
      expect(isServicePath(path)).toBe(false);
    },
  );
});
