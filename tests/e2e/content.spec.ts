import { createDesk } from './content-command.ts';
import { expect, test } from './server-fixture.ts';

const words = 'Kitchen opens an hour early this Sunday.';

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
    await page.goto('/');
    await expect(page.locator('main [data-node]').first()).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await desk.editLanding(withNotice);
    const published = await desk.content('publish');
    expect(published.output).toContain('landing/default');
    expect(published.code).toBe(0);
    // Thirty seconds on the page's own clock: the most that a visible page takes to look again.
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
    await page.goto('/');
    await expect(page.locator('main [data-node]').first()).toBeVisible();
    await desk.editLanding(withNotice);
    expect((await desk.content('publish')).code).toBe(0);
    // SWR throttles looking again on focus to once in five seconds.
    await page.clock.runFor(6000);
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await expect(page.getByText(words)).toBeVisible();
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
    await page.goto('/');
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
    await page.goto(String(link));
    await expect(page.getByText(words)).toBeVisible();
    const customer = await (await browser.newContext()).newPage();
    await customer.goto(app.url);
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
    await page.goto('/');
    const nodes = page.locator('main [data-node]');
    await expect(nodes.first()).toBeVisible();
    const shown = await nodes.first().getAttribute('data-node');
    // The app starts when the page's own clock has moved on.
    await page.clock.runFor(5000);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.clock.runFor(31_000);
    await expect(nodes.first()).toHaveAttribute('data-node', String(shown));
    await context.setOffline(false);

    for (const body of [
      '',
      'null',
      '{"status":"SUCCESS","data":{"version":"9","widgets":[]}}',
      '{"status":"SUCC',
      '[]',
    ]) {
      await page.route('**/catalog-service/**/widget*', (route) =>
        route.fulfill({ status: 200, contentType: 'application/json', body }),
      );
      await page.clock.runFor(31_000);
      await expect(nodes.first()).toHaveAttribute('data-node', String(shown));
      await page.unroute('**/catalog-service/**/widget*');
    }
  });
});
