import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from './open-page.ts';
import { publishDocument } from './publish-document.ts';
import { noticeOf, publishLanding } from './publish-landing.ts';
import { test as base, expect, startApp } from './server-fixture.ts';

const preload = join(dirname(fileURLToPath(import.meta.url)), 'moved-clock.mjs');
const words = 'The stars of the winter menu are here.';
/** Shorter than a session: nobody has to renew it. */
const inMs = 600_000;

const test = base.extend<{
  shop: Awaited<ReturnType<typeof startApp>> & { stopClockAt: (ms: number) => Promise<void> };
}>({
  shop: async ({ playwright: _ }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'e2e-clock-'));
    const file = join(folder, 'ahead');
    await writeFile(file, '0');
    const stopClockAt = async (ms: number) => {
      await writeFile(`${file}.next`, `=${ms}`);
      await rename(`${file}.next`, file);
    };
    const shop = await startApp({ NODE_OPTIONS: `--import ${preload}`, CLOCK_FILE: file });
    await provide({ ...shop, stopClockAt });
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ baseURL: async ({ shop }, provide) => provide(shop.url) });

test('a text is in no page and no reply before its time, and comes to an open page on time, by the clock of the server', async ({
  page,
  shop,
}) => {
  test.setTimeout(400_000);
  const from = new Date(Date.now() + inMs).toISOString();
  await publishLanding(shop, ({ nodes }) => nodes.unshift(noticeOf('winter', words, { from })));
  const ask = async (path: string) => (await fetch(shop.url + path)).text();
  const everywhere = [
    '/',
    '/menu',
    '/catalog-service/ve1/stores/14052/widget',
    '/catalog-service/ve2/stores/14052/widget',
  ];
  for (const path of everywhere) expect(await ask(path)).not.toContain(words);

  const sent: Promise<string>[] = [];
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url());
    if (pathname === '/' || pathname.endsWith('/widget')) sent.push(reply.text().catch(() => ''));
  });
  await page.clock.install();
  const asked = () => page.waitForResponse((reply) => reply.url().endsWith('/widget'));
  // A reply that comes late would be taken for the next one.
  const atStart = asked();
  await open(page, shop.url);
  await atStart;
  const again = asked();
  await page.clock.runFor(30_000);
  await again;
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);

  // A moment before: the page asks, and hears when to ask again.
  await shop.stopClockAt(Date.parse(from) - 8_000);
  const told = asked();
  await page.clock.runFor(30_000);
  const wait = Number((await told).headers()['x-changes-in']);
  expect(wait).toBeLessThan(11_000);
  expect((await Promise.all(sent)).join('\n')).not.toContain(words);
  await expect(page.getByText(words)).toHaveCount(0);

  // By the clock of this device it is ten minutes too early.
  await shop.stopClockAt(Date.parse(from) + 1_000);
  await page.clock.runFor(12_000);
  await expect(page.getByText(words)).toBeVisible();
});

test('WID-17 an alert comes to an open page on time, by the clock of the server', async ({ page, shop }) => {
  test.setTimeout(400_000);
  const text = 'Closed from eight tonight.';
  const from = new Date(Date.now() + inMs).toISOString();
  await publishDocument<{ alerts: object[] }>(shop, 'alerts', (document) => {
    document.alerts = [{ id: 'tonight', text, tone: 'info', from }];
  });
  await page.clock.install();
  const asked = () => page.waitForResponse((reply) => reply.url().endsWith('/alerts'));
  await open(page, shop.url);
  const atFirst = asked();
  await page.clock.runFor(30_000);
  await atFirst;
  await expect(page.getByText(text)).toHaveCount(0);

  await shop.stopClockAt(Date.parse(from) - 8_000);
  const told = asked();
  await page.clock.runFor(30_000);
  expect(Number((await told).headers()['x-changes-in'])).toBeLessThan(11_000);

  // By the clock of this device it is ten minutes too early.
  await shop.stopClockAt(Date.parse(from) + 1_000);
  const came = asked();
  await page.clock.runFor(12_000);
  await came;
  await expect(page.getByText(text)).toBeVisible();
});
