import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadScripts } from '../bench/first-load.ts';
import { expect, test } from './server-fixture.ts';

/** Bytes, gzip: what a slow phone has to fetch and run before it reacts to a tap. */
const limit = 150_000;

for (const path of ['/', '/menu', '/cart']) {
  test(`the first scripts of ${path} stay below the limit`, async ({ baseURL }) => {
    expect(await firstLoadScripts(new URL(path, baseURL).href)).toBeLessThanOrEqual(limit);
  });
}

/** Files of code that a first visit fetches until the page is quiet. Each costs a slow phone time, whatever its size. */
const mostFiles = { '/': 32, '/menu': 32, '/cart': 24 };

for (const [path, most] of Object.entries(mostFiles))
  test(`a first visit of ${path} fetches few files of code`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) files.add(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(files.size).toBeLessThanOrEqual(most);
    // What counts events is among the last ones.
    expect([...files].some((url) => url.includes('/assets/late-'))).toBe(true);
  });

test('what a page fetches for later brings no form of a login along, and no page of a customer', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => void files.add(request.url()));
  const later = page.waitForRequest(/\/assets\/popup-dialog-/);
  await page.goto('/');
  await later;
  await page.waitForLoadState('networkidle');
  expect(
    [...files].filter((url) =>
      /\/assets\/(login(s|-parts)?|profile|orders|checkout)-[\w-]{8}\.js$/.test(url),
    ),
  ).toEqual([]);
});

test('the server finds the files of each widget and screen, also of those that share one', () => {
  const root = join(import.meta.dirname, '../..');
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as object;
  const imported = ['registry/widgets.ts', 'registry/screens.ts'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/import\('#(widgets|src)\/([^']+)'\)/g)].map(
      ([, folder, path]) => `${folder}/${path}`,
    ),
  );
  expect(imported.length).toBeGreaterThan(40);
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(imported));
});
