import type { Page } from '@playwright/test';
import { brand } from '#src/config/brand.ts';
import { bucketOf, drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { logIn } from './customers.ts';
import { open, reload } from './open-page.ts';
import { noticeOf, publishLanding } from './publish-landing.ts';
import { expect, test } from './server-fixture.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  guests: 'Words for guests alone.',
  customers: 'Words for customers alone.',
  takeaway: 'Words for takeaway alone.',
  delivery: 'Words for delivery alone.',
  paytm: 'Words for Paytm alone.',
  web: 'Words for the web alone.',
} as const;

const everybody = [
  noticeOf('guests', words.guests, { session: 'guest' }),
  noticeOf('customers', words.customers, { session: 'logged-in' }),
  noticeOf('takeaway', words.takeaway, { orderTypes: ['P'] }),
  noticeOf('delivery', words.delivery, { orderTypes: ['D'] }),
  noticeOf('paytm', words.paytm, { miniApp: 'PAYTM' }),
  noticeOf('web', words.web, { miniApp: 'none' }),
];

/** Collects every text that the server sends of the home page: the page itself, and the replies of its documents. */
function listen(page: Page) {
  const texts: Promise<string>[] = [];
  page.on('response', (reply) => {
    const isPage = reply.request().resourceType() === 'document';
    if (isPage || new URL(reply.url()).pathname.endsWith('/widget')) texts.push(reply.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** Words that ever stood on the page, also for one frame. */
async function watch(page: Page) {
  await page.addInitScript((all: readonly string[]) => {
    const seen = new Set<string>();
    Object.assign(window, { seenWords: seen });
    const look = () => {
      for (const text of all) if (document.body?.innerText.includes(text)) seen.add(text);
      requestAnimationFrame(look);
    };
    look();
  }, Object.values(words));
  return () => page.evaluate(() => [...(window as unknown as { seenWords: Set<string> }).seenWords]);
}

const shown = (page: Page, text: string) => page.getByText(text, { exact: true });

test.describe('nodes for some people', () => {
  test.beforeEach(({ app }) => publishLanding(app, ({ nodes }) => nodes.splice(1, 0, ...everybody)));
  test.afterEach(({ app }) => publishLanding(app));

  test('are sent to nobody else: a guest who orders delivery, then takeaway', async ({
    page,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(String(baseURL))).text();
    for (const text of [words.guests, words.customers, words.web, words.paytm, words.takeaway])
      expect(html).not.toContain(text);
    expect(html).toContain(words.delivery);

    const sent = listen(page);
    const seen = await watch(page);
    await open(page, '/');
    for (const text of [words.guests, words.web, words.delivery])
      await expect(shown(page, text)).toBeVisible();
    expect((await seen()).sort()).toEqual([words.delivery, words.guests, words.web].sort());

    const store = 'Koramangala 5th Block';
    await open(page, `/selectRestaurant?deliveryType=P&city=Bengaluru&search=${encodeURIComponent(store)}`);
    await page
      .getByRole('button', { name: new RegExp(`^(Order from here|Opens at .*) ?: ${store}`) })
      .click();
    await expect(page).toHaveURL('/menu');
    await open(page, '/');
    await expect(shown(page, words.takeaway)).toBeVisible();
    await expect(shown(page, words.delivery)).toHaveCount(0);
    const all = await sent();
    expect(all).not.toContain(words.customers);
    expect(all).not.toContain(words.paytm);
    expect(await seen()).not.toContain(words.customers);
  });

  test('of a customer go with the session, also without a connection, and those of guests come', async ({
    page,
    context,
    app,
  }) => {
    await logIn(page, app.customers[0]!);
    const sent = listen(page);
    const seen = await watch(page);
    await open(page, '/');
    await expect(shown(page, words.customers)).toBeVisible();
    expect(await seen()).not.toContain(words.guests);
    expect(await sent()).not.toContain(words.guests);
    // The service worker keeps the documents of the next visit.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await reload(page);
    await expect(shown(page, words.customers)).toBeVisible();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: brand.name }).getByRole('button', { name: 'Log out' }).click();
    await expect(shown(page, words.customers)).toHaveCount(0);
    await open(page, '/');
    await expect(shown(page, words.guests)).toBeVisible();
    expect(await seen()).not.toContain(words.customers);

    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
    await expect(shown(page, words.guests)).toBeVisible();
    expect(await seen()).not.toContain(words.customers);
  });

  test('of a partner’s app are in that app alone', async ({ page }) => {
    await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const sent = listen(page);
    const seen = await watch(page);
    await open(page, '/?utm_source=paytm');
    await expect(shown(page, words.paytm)).toBeVisible();
    expect(await sent()).not.toContain(words.web);
    expect(await seen()).not.toContain(words.web);
  });
});

test.describe('variants', () => {
  const named = 'winter_words';
  const clientId = Array.from({ length: 2_000 }, (_, at) => `1700000000.${at}`).find(
    (id) => bucketOf(id) === 'A' && drawnBucket(id, named) === 'B',
  ) as string;
  const texts = {
    plain: 'The plain words.',
    variant: 'The words of A.',
    namedPlain: 'The plain words of winter.',
    named: 'The words of winter in B.',
  };
  const of = (name: string, variant: string) => ({ experiment: { name, variants: [variant] } });

  test.beforeEach(({ app }) =>
    publishLanding(app, ({ nodes }) =>
      nodes.unshift(
        noticeOf('plain', texts.plain, of('menuHeader', 'default')),
        noticeOf('variant', texts.variant, of('menuHeader', 'A')),
        noticeOf('named-plain', texts.namedPlain, of(named, 'default')),
        noticeOf('named', texts.named, of(named, 'B')),
      ),
    ),
  );
  test.afterEach(({ app }) => publishLanding(app));

  test('EXP-06 never change on screen: a first visit keeps what its page had, the next page is for the group', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.addInitScript((id) => localStorage.setItem('gaId', JSON.stringify({ v: 1, d: id })), clientId);
    await page.clock.install();
    const first = await (await request.get(String(baseURL))).text();
    expect(first).toContain(texts.plain);
    expect(first).not.toContain(texts.variant);
    await open(page, '/');
    const bothPlain = async () => {
      await expect(shown(page, texts.plain)).toBeVisible();
      await expect(shown(page, texts.namedPlain)).toBeVisible();
      for (const text of [texts.variant, texts.named]) await expect(shown(page, text)).toHaveCount(0);
    };
    await bothPlain();
    expect(await page.evaluate(() => document.cookie)).toContain('bucket=A');
    // Documents are asked for again twice, by somebody whose group is known by now.
    for (let times = 0; times < 2; times += 1) {
      const asked = page.waitForResponse(/\/widget$/);
      await page.clock.runFor(30_000);
      await asked;
      await bothPlain();
    }

    await reload(page);
    await expect(shown(page, texts.variant)).toBeVisible();
    await expect(shown(page, texts.named)).toBeVisible();
    for (const text of [texts.plain, texts.namedPlain]) await expect(shown(page, text)).toHaveCount(0);
    const html = await (await request.get(String(baseURL), { headers: { cookie: 'bucket=A' } })).text();
    expect(html).toContain(texts.variant);
    for (const text of [texts.plain, texts.named, texts.namedPlain]) expect(html).not.toContain(text);
  });
});
