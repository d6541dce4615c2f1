import type { Page } from '@playwright/test';
import { createDesk } from './content-command.ts';
import { open, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

test.use({ serviceWorkers: 'allow' });

const words = 'Kitchen opens an hour early this Sunday.';

/** The home page's document; the content of single widgets has longer paths. */
const landingCall = '**/catalog-service/**/widget*';

/** Brings the page back into view, after which it asks for changes again: also within the half minute, and after any number of failures. */
async function comeBack(page: Page) {
  // SWR throttles revalidation on focus to once in five seconds.
  await page.clock.runFor(6000);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

function withNotice(landing: { nodes: object[] }) {
  landing.nodes.unshift({ id: 'sunday-notice', type: 'notice', version: 1, props: { text: words } });
}

test.describe('marketing changes the home page', () => {
  test('NAV-01 a published edit reaches a page that is already open, and a rollback takes it back', async ({
    app,
    page,
  }) => {
    const desk = await createDesk(app);
    await page.clock.install();
    await open(page, '/');
    await expect(page.locator('main [data-node]').first()).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await desk.editLanding(withNotice);
    const published = await desk.content('publish', 'landing/default');
    expect(published.output).toContain('landing/default');
    expect(published.code).toBe(0);
    // Thirty seconds on the page's clock: the longest time until a visible page asks for changes.
    await page.clock.runFor(30_000);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('main [data-node]').first()).toHaveAttribute('data-node', 'sunday-notice');

    const undone = await desk.content('rollback', 'landing/default');
    expect(undone.code, undone.output).toBe(0);
    await page.clock.runFor(30_000);
    await expect(page.getByText(words)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window), 'the page was never reloaded').toBe(true);
    await desk.tidy();
  });

  test('a page that comes back into view looks again at once', async ({ app, page }) => {
    const desk = await createDesk(app);
    await page.clock.install();
    await open(page, '/');
    await expect(page.locator('main [data-node]').first()).toBeVisible();
    // From here on the clock of the page stands still, so that the half minute does not end.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await desk.editLanding(withNotice);
    expect((await desk.content('publish', 'landing/default')).code).toBe(0);
    await expect(page.getByText(words)).toHaveCount(0);
    await comeBack(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return page.getByText(words).count();
      })
      .toBe(1);
    await desk.content('rollback', 'landing/default');
    await desk.tidy();
  });

  test('publish refuses what does not validate, names file, address and cure, and changes nothing', async ({
    app,
    page,
  }) => {
    const desk = await createDesk(app);
    await desk.editLanding((landing) => {
      landing.nodes[0] = {
        ...landing.nodes[0],
        id: 'x',
        type: 'hero-carousell',
        link: { action: 'path', to: '/ofers' },
      };
    });
    const refused = await desk.content('publish');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('landing/default.json');
    expect(refused.output).toContain('nodes[0].type');
    expect(refused.output).toContain('hero-carousel');
    expect(refused.output).toContain('/ofers');
    await open(page, '/');
    await expect(page.locator('main [data-node]').first()).not.toHaveAttribute('data-node', 'x');
    await desk.tidy();
  });

  test('a preview shows the draft to the holder of the link and to nobody else', async ({
    app,
    page,
    browser,
  }) => {
    const desk = await createDesk(app);
    await desk.editLanding(withNotice);
    const { code, output } = await desk.content('preview', 'landing/default');
    expect(code, output).toBe(0);
    const link = /https?:\/\/\S+preview=\S+/.exec(output)?.[0];
    expect(link, output).toBeTruthy();
    await open(page, String(link));
    await expect(page.getByText(words)).toBeVisible();
    const customer = await (await browser.newContext()).newPage();
    await open(customer, app.url);
    await expect(customer.locator('main [data-node]').first()).toBeVisible();
    await expect(customer.getByText(words)).toHaveCount(0);
    await customer.context().close();
    await desk.tidy();
  });

  test('WID-06 a customer who is offline, or whose server fails, keeps the last good page', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const nodes = page.locator('main [data-node]');
    const shown = () => nodes.evaluateAll((all) => all.map((each) => each.getAttribute('data-node')));

    // A change that arrives is shown, which proves that the code that updates pages is loaded.
    await page.route(landingCall, async (route) => {
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const json = (await response.json()) as { data: { widgets: object[] } };
      withNotice({ nodes: json.data.widgets });
      await route.fulfill({ response, headers: { ...response.headers(), etag: '"changed"' }, json });
    });
    await page.clock.runFor(31_000);
    await expect(page.getByText(words)).toBeVisible();
    const last = await shown();
    expect(last.length).toBeGreaterThan(3);
    await page.unroute(landingCall);

    await context.setOffline(true);
    await expect(page.getByText('Internet connection Lost')).toBeVisible();
    await page.clock.runFor(31_000);
    await rest(page);
    expect(await shown()).toEqual(last);

    let bad = { status: 200, body: 'null' };
    let tries = 0;
    await page.route(landingCall, (route) =>
      route.fulfill({ ...bad, contentType: 'application/json', headers: { 'x-reply': String(tries) } }),
    );
    await context.setOffline(false);
    for (bad of [
      { status: 200, body: '' },
      { status: 200, body: 'null' },
      { status: 200, body: '{"status":"SUCCESS","data":{"version":"9","widgets":[]}}' },
      { status: 200, body: '{"status":"SUCC' },
      { status: 200, body: '[]' },
      { status: 500, body: '{"status":"FAILED"}' },
    ]) {
      tries += 1;
      const [arrived] = await Promise.all([
        page.waitForResponse((reply) => reply.headers()['x-reply'] === String(tries)),
        comeBack(page),
      ]);
      await arrived.finished();
      await rest(page);
      expect(await shown(), bad.body).toEqual(last);
    }
  });
});
