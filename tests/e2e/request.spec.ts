import type { Page, Request } from '@playwright/test';
import { headerNames } from '../../schemas/header-names.ts';
import { logIn } from './customers.ts';
import { open, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

/** Every call to the services of the product, as it was sent. */
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
  const of = (part: string) => calls.filter((request) => new URL(request.url()).pathname.includes(part));
  return {
    of,
    all: calls,
    /** The id of a request, which stays the same when it is sent again. */
    questions: (part: string) => [...new Set(of(part).map(questionOf))],
  };
}

const questionOf = (request: Request) => request.headers()[headerNames.requestId];

/** Advances the app's clock until it sends its next request: then the previous request is finished. */
async function untilAskedAnew(page: Page, questions: () => readonly unknown[]): Promise<void> {
  const before = questions().length;
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return questions().length;
    })
    .toBeGreaterThan(before);
  await rest(page);
}

/** The widgets at the end of the home page ask for their content when they come near, several at once. */
async function goToTheEnd(page: Page) {
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/**
 * A first visit that is over, with the guest session that it kept. Its page is left: a call of its own that is still
 * to come would be refused, and renew the session, beside those of the visit that is looked at.
 */
async function endedVisit(page: Page): Promise<string> {
  await open(page, '/');
  const kept = () => page.evaluate(() => localStorage.getItem('userInfo') ?? '');
  await expect.poll(kept).toContain('oken');
  const session = await kept();
  await page.goto('about:blank');
  return session;
}

const isOfCustomer = (request: Request) => !new URL(request.url()).pathname.endsWith('anonymous');

const unauthorised = { status: 401, contentType: 'application/json', body: '{"status":"FAILED"}' };

test.describe('the request layer in the browser', () => {
  test('SES-02 the first call of a first visit creates a guest session', async ({ page }) => {
    const calls = logCalls(page);
    await open(page, '/');
    const asked = () => calls.all.filter((request) => !request.url().includes('/events'));
    // Several calls are made at once, each of which needs a session.
    await expect.poll(() => asked().length).toBeGreaterThan(2);
    await rest(page);
    const services = asked();
    expect(new URL(services[0]?.url() ?? '').pathname).toBe('/loginhandler/anonymoususer');
    expect(calls.of('/loginhandler/anonymoususer')).toHaveLength(1);
    const next = services[1];
    const headers = (await next?.allHeaders()) ?? {};
    expect(headers['x-user-id']).toBeTruthy();
    expect(headers['x-session-token']).toBeTruthy();
    expect(headers['x-logged-in']).toBe('false');
  });

  test('SES-23 SES-24 three parallel 401s make one refresh and three replays', async ({ page }) => {
    // The session of the first visit has ended: calls that still carry it are refused, once three of them are in progress.
    const ended = await endedVisit(page);
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
    await page.goto('/');
    await goToTheEnd(page);
    await three;
    const sentTo = (path: string) => calls.all.filter((request) => new URL(request.url()).pathname === path);
    // Once a refused call has been sent again, the refresh is over.
    for (const path of refused) await expect.poll(() => sentTo(path).length, path).toBeGreaterThanOrEqual(2);
    await rest(page);
    expect(calls.of('/refreshtokenanonymous')).toHaveLength(1);
    for (const path of refused) {
      const sent = sentTo(path);
      expect(sent, path).toHaveLength(2);
      const tokens = await Promise.all(sent.map((request) => request.headerValue('x-session-token')));
      expect(ended).toContain(tokens[0]);
      expect(ended).not.toContain(tokens[1]);
    }
  });

  test('SES-30 a 401 on the refresh of a customer ends every wait, shows one message, and does not loop', async ({
    page,
    app,
  }) => {
    const [customer] = app.customers;
    if (!customer) throw new Error('There is no customer.');
    await page.clock.install();
    await page.route('**/catalog-service/**', (route) => route.fulfill(unauthorised));
    await page.route('**/loginhandler/refreshtoken', (route) => route.fulfill(unauthorised));
    const calls = logCalls(page);
    await logIn(page, customer);
    await page.goto('/');
    await goToTheEnd(page);
    const said = page.getByText('Looks like something went wrong, please retry.', { exact: false });
    await expect(said).toHaveCount(1);
    // Later calls carry a guest session and are refused as well.
    for (let times = 0; times < 2; times += 1)
      await untilAskedAnew(page, () => calls.questions('/catalog-service/'));
    expect(calls.of('/loginhandler/refreshtoken').filter(isOfCustomer)).toHaveLength(1);
    await expect(said).toHaveCount(1);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
  });

  test('SES-30 a guest whose session is refused goes on as a new guest: nothing is said, and the page stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // The server knows the session of the first visit no more, neither in calls nor in its refresh.
    const ended = await endedVisit(page);
    const isEnded = async (request: Request) =>
      ended.includes((await request.headerValue(headerNames.sessionToken)) ?? '-');
    await page.route('**/{catalog-service,api,alert-service}/**', async (route) =>
      (await isEnded(route.request())) ? route.fulfill(unauthorised) : route.continue(),
    );
    await page.route('**/loginhandler/refreshtokenanonymous', (route) => route.fulfill(unauthorised));
    const calls = logCalls(page);
    await page.goto('/');
    await goToTheEnd(page);
    const guestNow = () => page.evaluate(() => localStorage.getItem('userInfo') ?? '');
    await expect
      .poll(async () => (await guestNow()) !== ended && (await guestNow()).includes('oken'))
      .toBe(true);
    const wantsLogin = page.getByText(/re-login/);
    await expect(wantsLogin).toHaveCount(0);
    expect(calls.of('/refreshtokenanonymous')).toHaveLength(1);
    expect(calls.of('/anonymoususer')).toHaveLength(1);

    // The guest orders on: the menu, a dish, the cart after a reload.
    await page.getByRole('link', { name: 'Menu', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(wantsLogin).toHaveCount(0);
  });

  test('REQ-13 a call that is refused for a store is sent once more for the default store', async ({
    page,
  }) => {
    await page.route('**/api/ve1/default-store', (route) =>
      route.fulfill({
        json: {
          status: 'SUCCESS',
          data: { storeInCurrentIpCity: '99999', panIndiaStore: '14052', isDefaultWalletApplied: false },
        },
      }),
    );
    const calls = logCalls(page);
    await page.clock.install();
    await open(page, '/');
    const refused = '/ve2/stores/99999/widget';
    await expect.poll(() => calls.questions(refused).length).toBeGreaterThan(0);
    const [first] = calls.questions(refused);
    // The next call is that of the page asking for changes.
    await untilAskedAnew(page, () => calls.questions(refused));
    const sent = calls
      .of('/ve2/stores/')
      .filter((request) => questionOf(request) === first)
      .map((request) => new URL(request.url()).pathname.split('/stores/')[1]);
    expect(sent).toEqual(['99999/widget', '14052/widget']);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
  });

  test('REQ-20 a 500 on a call that the customer started shows a message', async ({ page }) => {
    await open(page, '/');
    await page.route('**/api/ve1/info/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).press('Enter');
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
    const failed: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() === 500) failed.push(new URL(reply.url()).pathname);
    });
    await open(page, '/');
    await goToTheEnd(page);
    await expect.poll(() => failed.some((path) => path.startsWith('/catalog-service/'))).toBe(true);
    await expect.poll(() => failed.includes('/api/ve1/app-config')).toBe(true);
    await rest(page);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
    await expect(page.getByText('Something Went Wrong. Please Try Again.')).toHaveCount(0);
  });

  test('REQ-26 REQ-27 a refresh that the network loses is sent four times, and says that it is retrying', async ({
    page,
  }) => {
    await page.clock.install();
    await endedVisit(page);
    await page.route('**/catalog-service/**', (route) => route.fulfill(unauthorised));
    await page.route('**/loginhandler/refreshtokenanonymous', (route) => route.abort());
    const calls = logCalls(page);
    await page.goto('/');
    await goToTheEnd(page);
    await expect(page.getByText('There seems to be network issue. Retrying ....')).toBeVisible();
    const refresh = '/refreshtokenanonymous';
    await expect.poll(() => calls.of(refresh).length).toBeGreaterThanOrEqual(4);
    // One refresh at a time: when there is another, the first has been given up.
    await untilAskedAnew(page, () => calls.questions(refresh));
    const [first] = calls.questions(refresh);
    expect(calls.of(refresh).filter((request) => questionOf(request) === first)).toHaveLength(4);
    await expect(page.locator('main [data-node]').first()).toBeVisible();
  });
});
