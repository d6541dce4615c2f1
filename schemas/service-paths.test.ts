import { describe, expect, it } from 'vitest';
import { calls } from './api/calls.ts';
import { defaultBrandPaths, infoPagePaths, routesOf } from './routes.ts';
import { isServicePath } from './service-paths.ts';

describe('isServicePath', () => {
  it('takes the path of every call for one', () => {
    const others = calls.filter(({ path }) => !isServicePath(path));
    expect(
      others.map(
        ({ id, path }) =>
          `${id}: add '${path.split('/')[1]}' to the prefixes in schemas/service-paths.ts, or the server takes ${path} for a page`,
      ),
    ).toEqual([]);
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
