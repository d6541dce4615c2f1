import type { Page, Request } from '@playwright/test';
import { expect, test } from './server-fixture.ts';

/** Every call to the services of the product, as it went out. */
function logCalls(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (
      /\/(catalog-service|loginhandler|api|alert-service|feedback-service)\//.test(
        new URL(request.url()).pathname,
      )
    )
      calls.push(request);
  });
  return {
    of: (part: string) => calls.filter((request) => new URL(request.url()).pathname.includes(part)),
    all: calls,
  };
}

/** The widgets at the end of the home page ask for their content when they come near, several at once. */
async function goToTheEnd(page: Page) {
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

const unauthorised = { status: 401, contentType: 'application/json', body: '{"status":"FAILED"}' };

test.describe('the request layer in the browser', () => {
  test('SES-02 the first call of a first visit creates a guest session', async ({ page }) => {
    const calls = logCalls(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const services = calls.all.filter((request) => !request.url().includes('/events'));
    expect(new URL(services[0]?.url() ?? '').pathname).toBe('/loginhandler/anonymoususer');
    expect(calls.of('/loginhandler/anonymoususer')).toHaveLength(1);
    const next = services[1];
    const headers = (await next?.allHeaders()) ?? {};
    expect(headers['x-user-id']).toBeTruthy();
    expect(headers['x-session-token']).toBeTruthy();
    expect(headers['x-logged-in']).toBe('false');
  });

  test('SES-23 SES-24 three parallel 401s make one refresh and three replays', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    // The session of the first visit has ended: whatever still carries it is refused, once three such calls are under way.
    const ended = await page.evaluate(() => localStorage.getItem('userInfo') ?? '');
    const refused: string[] = [];
    let threeUnderWay = () => {};
    const three = new Promise<void>((resolve) => {
      threeUnderWay = resolve;
    });
    await page.route('**/catalog-service/**', async (route) => {
      const token = (await route.request().headerValue('x-session-token')) ?? '';
      if (!ended.includes(token)) return route.continue();
      refused.push(new URL(route.request().url()).pathname);
      if (refused.length === 3) threeUnderWay();
      await three;
      return route.fulfill(unauthorised);
    });
    const calls = logCalls(page);
    await page.reload();
    await goToTheEnd(page);
    await three;
    await page.waitForLoadState('networkidle');
    expect(calls.of('/refreshtokenanonymous')).toHaveLength(1);
    for (const path of refused) {
      const sent = calls.all.filter((request) => new URL(request.url()).pathname === path);
      expect(sent, path).toHaveLength(2);
      const tokens = await Promise.all(sent.map((request) => request.headerValue('x-session-token')));
      expect(ended).toContain(tokens[0]);
      expect(ended).not.toContain(tokens[1]);
    }
  });

  test('SES-30 a 401 on the refresh itself ends every wait, says so once, and does not loop', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/catalog-service/**', (route) => route.fulfill(unauthorised));
    await page.route('**/loginhandler/refreshtokenanonymous', (route) => route.fulfill(unauthorised));
    const calls = logCalls(page);
    await page.reload();
    await goToTheEnd(page);
    await expect(
      page.getByText('Looks like something went wrong, please retry.', { exact: false }),
    ).toHaveCount(1);
    // A loop would never come to rest.
    await page.waitForLoadState('networkidle');
    expect(calls.of('/refreshtokenanonymous').length).toBeLessThanOrEqual(2);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
  });

  test('REQ-13 a store that is refused is asked for once more as the default store', async ({ page }) => {
    await page.route('**/api/ve1/default-store', (route) =>
      route.fulfill({
        json: {
          status: 'SUCCESS',
          data: { storeInCurrentIpCity: '99999', panIndiaStore: '14052', isDefaultWalletApplied: false },
        },
      }),
    );
    const calls = logCalls(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => calls.of('/ve2/stores/99999/widget').length).toBe(1);
    await expect.poll(() => calls.of('/ve2/stores/14052/widget').length).toBe(1);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
  });

  test('REQ-20 a 500 on something the customer asked for says so', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/api/ve1/info/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Oops', exact: true })).toBeVisible();
    await expect(dialog.getByText('Something Went Wrong. Please Try Again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  test('REQ-21 a 500 behind the customer’s back is not shown', async ({ page }) => {
    await page.route(/\/(alert-service|catalog-service|api\/ve1\/app-config)/, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('main [data-node]').first()).toBeVisible();
    await expect(page.getByText('Something Went Wrong. Please Try Again.')).toHaveCount(0);
  });

  test('REQ-26 REQ-27 a refresh that the network loses is sent four times, and says that it is retrying', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route('**/catalog-service/**', (route) => route.fulfill(unauthorised));
    await page.route('**/loginhandler/refreshtokenanonymous', (route) => route.abort());
    const calls = logCalls(page);
    await page.reload();
    await goToTheEnd(page);
    await expect(page.getByText('There seems to be network issue. Retrying ....')).toBeVisible();
    await expect.poll(() => calls.of('/refreshtokenanonymous').length).toBe(4);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
  });
});
