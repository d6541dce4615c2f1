import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pageScriptsId } from '#src/app/page-ids.ts';
import { firstLoadScripts } from '../bench/first-load.ts';
import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

/** Bytes, gzip: what a slow phone has to fetch and run before it reacts to a tap. */
const limits = { '/': 150_000, '/menu': 150_000, '/cart': 150_000, '/restaurants': 185_000 };

for (const [path, limit] of Object.entries(limits)) {
  test(`the first scripts of ${path} stay below the limit`, async ({ baseURL }) => {
    expect(await firstLoadScripts(new URL(path, baseURL).href)).toBeLessThanOrEqual(limit);
  });
}

/** How many of the three parts of the styles a page waits for. */
const partsOf = {
  '/': 1,
  '/menu': 2,
  '/menu/veg-pizza': 2,
  '/restaurants': 2,
  '/no-such-page': 1,
  '/offers': 3,
  '/customise?productId=PIZ7': 3,
};

for (const [path, count] of Object.entries(partsOf))
  test(`${path} waits for ${count} of the parts of the styles, and shows nothing that the others style`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    const [, files = ''] = new RegExp(`id="${pageScriptsId}">(.*?)</script>`, 's').exec(html) ?? [];
    const later = (JSON.parse(files) as string[]).filter((file) => file.endsWith('.css'));
    expect(later).toHaveLength(count < 3 ? 1 : 0);
    const styled = new Set<string>();
    for (const file of later)
      for (const [name] of (await (await request.get(file)).text()).matchAll(/[\w-]+_[\w-]{6}/g))
        styled.add(name);
    const shown = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(shown.length).toBeGreaterThan(20);
    expect([...new Set(shown)].filter((name) => styled.has(name))).toEqual([]);
  });

/** Files of code that a first visit fetches until the page is quiet. Each costs a slow phone time, whatever its size. */
const mostFiles = { '/': 24, '/menu': 28, '/cart': 24 };

for (const [path, most] of Object.entries(mostFiles))
  test(`a first visit of ${path} fetches few files of code`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/assets/') && request.url().endsWith('.js')) files.add(request.url());
    });
    await page.goto(path);
    // What counts events is among the last ones.
    await page.locator('html[data-events="started"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(files.size).toBeLessThanOrEqual(most);
    expect([...files].some((url) => url.includes('/assets/late-'))).toBe(true);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('the first load of home is at most 40 requests and 300 kB until it is quiet', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const addresses = new Map<string, string>();
    // The app fetches a file of code before it imports it: the second request is answered by the browser.
    const bytes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) =>
      addresses.set(requestId, response.url),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId) ?? requestId;
      bytes.set(address, Math.max(bytes.get(address) ?? 0, encodedDataLength));
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(bytes.size).toBeLessThanOrEqual(40);
    expect([...bytes.values()].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300_000);
  });

  test('pictures out of sight are fetched when the page is scrolled, and not before', async ({ page }) => {
    const pictures = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) pictures.add(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const before = pictures.size;
    // The hero, the order types and the categories.
    expect(before).toBeLessThanOrEqual(14);
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => pictures.size).toBeGreaterThan(before);
    await expect(page.locator('[data-node="bestsellers"] img').first()).toHaveJSProperty('complete', true);
  });

  test('a document that came with the page is asked for by its ETag, and drawn once', async ({ page }) => {
    const documents: [string, number][] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\/(widget|bottomnavigation)$/.test(pathname))
        documents.push([pathname.split('/').at(-1) ?? '', response.status()]);
    });
    const code: string[] = [];
    page.on('request', (request) => void code.push(request.url()));
    // Asking the page itself would count as use of it.
    const asked = page.waitForResponse((response) => response.url().endsWith('/widget'));
    await page.goto('/');
    await asked;
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([['widget', 304]]);
    // What stands below the first screen is not hydrated, and its code not fetched, until somebody scrolls.
    expect(code.filter((url) => url.includes('/home-below-'))).toEqual([]);
  });
});

test('what a page fetches for later brings no form of a login along, and no page of a customer', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => void files.add(request.url()));
  const later = page.waitForRequest(/\/assets\/popup-/);
  await page.goto('/');
  // Nothing is prepared for a page that nobody uses.
  await page.keyboard.press('Tab');
  await later;
  await page.waitForLoadState('networkidle');
  expect(
    [...files].filter((url) => /\/assets\/(logins?|profile|orders|checkout)-[\w-]{7}\.js$/.test(url)),
  ).toEqual([]);
});

test('LOC-11 a restaurant asks its question also when the connection is gone by then', async ({
  page,
  context,
}) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => void fetched.add(request.url()));
  await open(page, '/restaurants');
  await expect
    .poll(() => [...fetched].filter((url) => /\/assets\/(order-question|sheets)-/.test(url)).length)
    .toBe(2);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Order from here/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Order takeaway from / })).toBeVisible();
});

const root = join(import.meta.dirname, '../..');
const manifest = () =>
  JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;

test('each file of code is one that a browser can run', async () => {
  const files = new Set(
    Object.values(manifest()).flatMap(({ file }) =>
      file.endsWith('.js') ? [join(root, 'dist/client', file)] : [],
    ),
  );
  expect(files.size).toBeGreaterThan(60);
  // A bundler once exported what a file does not have: no browser takes such a file, and no other test of a build looks into all of them.
  const parseAll = `const { SourceTextModule } = require('node:vm');
    for (const file of process.argv.slice(1))
      new SourceTextModule(require('node:fs').readFileSync(file, 'utf8'), { identifier: file });`;
  await promisify(execFile)(process.execPath, ['--experimental-vm-modules', '-e', parseAll, ...files]);
});

test('the server finds the files of each widget and screen, also of those that share one', () => {
  const imported = ['registry/widgets.ts', 'registry/screens.ts'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/import\('#(widgets|src)\/([^']+)'\)/g)].map(
      ([, folder, path]) => `${folder}/${path}`,
    ),
  );
  expect(imported.length).toBeGreaterThan(40);
  expect(Object.keys(manifest())).toEqual(expect.arrayContaining(imported));
});
