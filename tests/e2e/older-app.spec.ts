import type { Page } from '@playwright/test';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everydayValue } from '#schemas/widgets/everyday-value.ts';
import { heroCarousel } from '#schemas/widgets/hero-carousel.ts';
import { open, reload } from './open-page.ts';
import { noticeOf, publishLanding } from './publish-landing.ts';
import { test as base, expect } from './server-fixture.ts';
import { buildOlderApp, serveBuilds } from './two-builds.ts';

const today = join(dirname(fileURLToPath(import.meta.url)), '../../dist');

const test = base.extend<{ builds: Awaited<ReturnType<typeof serveBuilds>> }, { older: string }>({
  older: [
    async ({ playwright: _ }, provide) => {
      const { folder, remove } = await buildOlderApp();
      await provide(folder);
      await remove();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  builds: async ({ older }, provide) => {
    const builds = await serveBuilds(today, older);
    await provide(builds);
    await builds.stop();
  },
  baseURL: async ({ builds }, provide) => provide(builds.url),
});

const endsAt = '2099-01-01T00:00:00+05:30';
const words = {
  all: 'Open as ever.',
  clause: 'Words with a clause that the older app does not know.',
};
const node = (page: Page, id: string) => page.locator(`main [data-node="${id}"]`);
const shownNodes = (page: Page) => page.locator('main [data-node]').count();

/** What every page of the test has to have, whatever it does not know. */
async function isWhole(page: Page) {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(node(page, 'hero')).toBeVisible();
  expect(await shownNodes(page)).toBeGreaterThan(3);
}

const unknown = ['new-clause', 'new-kind', 'new-version'];

async function scrollThrough(page: Page) {
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 1_200);
    await page.clock.runFor(200);
  }
}

/** The older app shows the node that it knows, and none of those that it does not know, wherever the page is scrolled to. */
async function isOfOlderApp(page: Page) {
  await expect(page.getByText(words.all)).toBeVisible();
  await expect(page.getByText(words.clause)).toHaveCount(0);
  await scrollThrough(page);
  for (const id of unknown) await expect(node(page, id)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await isWhole(page);
}

test('an older app and today’s documents, then today’s app: nothing is blank, and nothing is shown to those it is not for', async ({
  page,
  builds,
}) => {
  test.setTimeout(300_000);
  await page.clock.install();
  const asked = () => page.waitForResponse((each) => each.url().endsWith('/widget'));
  const first = asked();
  await open(page, '/');
  // The page asks once at its start. That reply, of the document before, may come late.
  await first;
  await isWhole(page);

  await publishLanding(builds, ({ nodes }) =>
    nodes.unshift(
      noticeOf('all', words.all),
      noticeOf('new-clause', words.clause, { experiment: { name: 'menuHeader', variants: ['default'] } }),
      {
        id: 'new-kind',
        type: 'countdown-offer',
        version: 1,
        props: { heading: 'Ends soon', endsAt },
        when: { until: endsAt },
      },
      { id: 'new-version', type: 'everyday-value', version: 2, props: everydayValue.example },
    ),
  );
  // The server is today's from the beginning; its pages are those of the older app until it is published.
  const reply = asked();
  await page.clock.runFor(30_000);
  const sent = await (await reply).text();
  // Its number says that it cannot draw the version. Clause and kind are sent, as by a server that does not count them.
  expect(sent).not.toContain('new-version');
  expect(sent).toContain(words.clause);
  await isOfOlderApp(page);

  // Its page holds all of them: the server does not know which app takes the page over. The app prepares it and takes it over without them.
  const html = await (await page.request.get('/')).text();
  for (const id of unknown) expect(html).toContain(id);
  await reload(page);
  await isOfOlderApp(page);

  await builds.publish();
  await reload(page);
  await expect(page.getByText(words.clause)).toBeVisible();
  await expect(node(page, 'new-kind')).toHaveCount(1);
  await isWhole(page);

  // Today's app and a document of the time before: its props are migrated.
  await publishLanding(builds, ({ nodes }) =>
    nodes.unshift(
      { id: 'old-hero', type: 'hero-carousel', version: 1, props: heroCarousel.oldExamples?.[1] },
      { id: 'old-value', type: 'everyday-value', version: 1, props: everydayValue.oldExamples?.[1] },
    ),
  );
  await reload(page);
  await expect(node(page, 'old-hero')).toContainText('Fresh from the stone oven');
  await expect(node(page, 'old-value')).toHaveCount(1);
  await isWhole(page);
});
