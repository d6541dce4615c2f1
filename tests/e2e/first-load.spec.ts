import { firstLoadScripts } from '../bench/first-load.ts';
import { expect, test } from './server-fixture.ts';

/** Bytes, gzip: what a slow phone has to fetch and run before it reacts to a tap. */
const limit = 150_000;

for (const path of ['/', '/menu', '/cart']) {
  test(`the first scripts of ${path} stay below the limit`, async ({ baseURL }) => {
    expect(await firstLoadScripts(new URL(path, baseURL).href)).toBeLessThanOrEqual(limit);
  });
}
