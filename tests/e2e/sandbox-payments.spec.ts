import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Gateway, PaymentMeans } from '#server/gateways/gateway.ts';
import { createGlobalpay, sandboxGlobalpay } from '#server/gateways/globalpay.ts';
import { createPayu, sandboxPayu } from '#server/gateways/payu.ts';
import { sidewaysScroll } from './open-page.ts';
import { expect, test as base } from './server-fixture.ts';

/** The browser knows the author token, which the pages of the gateways ask for where others reach the sandbox. */
const test = base.extend({
  httpCredentials: async ({ app }, provide) => {
    await provide({ username: 'author', password: app.authorToken });
  },
});

const returnPath = '/payment-service/ve1/return/PAYU';

/** These two begin payments without a question to the gateway. */
const parts = { timeOutMs: 1, fetch: () => Promise.reject(new Error('not asked')), randomBytes };
const byBank = { gateway: createPayu(sandboxPayu, parts), means: { kind: 'bank', code: 'HDFB' } } as const;
const byCard = {
  gateway: createGlobalpay(sandboxGlobalpay, parts),
  means: { kind: 'card', mode: 'CC' },
} as const;

/** Sends the form of a payment from a page of the shop's origin, as the app does. */
async function goToGateway(
  page: Page,
  url: string,
  { gateway, means }: { readonly gateway: Gateway; readonly means: PaymentMeans } = byBank,
): Promise<void> {
  const started = await gateway.start({
    ref: `Browser${randomBytes(8).toString('hex')}`,
    amount: 49_950,
    description: 'Two pizzas',
    means,
    customer: { id: 'customer-1', name: 'Asha', mobile: '9876543210' },
    returnUrl: url + returnPath,
    device: { ip: '203.0.113.1', userAgent: 'test' },
    now: 0,
  });
  if (started.kind !== 'form') throw new Error('Both are paid by a form.');
  await page.goto(`${url}/sandbox/payments`);
  await page.evaluate(({ url: action, fields }) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, started.form);
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
}

/** Takes the place of the shop's own route, and counts how often a browser came back. */
async function watchReturns(page: Page): Promise<string[]> {
  const returns: string[] = [];
  await page.route(`**${returnPath}`, async (route) => {
    returns.push(route.request().postData() ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<h1>Back in the shop</h1>' });
  });
  return returns;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages of the sandbox's gateways are accessible and fit a small phone, ${colorScheme}`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const look = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    };
    await goToGateway(page, app.url, byCard);
    await look();
    await goToGateway(page, app.url);
    await look();
    await page.getByRole('button', { name: 'Paid, and not sent back' }).click();
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await look();
    for (const path of ['/sandbox/payments', '/sandbox/pay/upi/app']) {
      await page.goto(app.url + path);
      await look();
    }
  });
}

test('PAY-16 a browser is sent back once or twice, as was chosen, and Back asks for nothing again', async ({
  app,
  page,
}) => {
  const returns = await watchReturns(page);
  // A browser keeps a page in its history or not, by whether the page had loaded when its form was sent. Here each is kept.
  await page.addInitScript(() => {
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function submitAfterLoad() {
      if (document.readyState === 'complete') submit.call(this);
      else addEventListener('load', () => setTimeout(() => submit.call(this)));
    };
  });
  for (const [name, times] of [
    ['Pay ₹499.50', 1],
    ['Paid, sent back twice', 2],
  ] as const) {
    returns.length = 0;
    await goToGateway(page, app.url);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name: 'Back in the shop' })).toBeVisible();
    await expect.poll(() => returns.length).toBe(times);
    expect(new Set(returns).size).toBe(1);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Back to the shop' })).toBeVisible();
    expect(returns).toHaveLength(times);
  }
});

test('PAY-25 a gateway that asks for the card itself wants it from who pays, and its number says how it goes', async ({
  app,
  page,
}) => {
  const returns = await watchReturns(page);
  await goToGateway(page, app.url, byCard);
  await page.getByRole('button', { name: 'Pay ₹499.50' }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the shop' })).toBeVisible();
  await goToGateway(page, app.url, byCard);
  await page.getByLabel('Card number').fill('4000 0000 0000 0028');
  await page.getByLabel('Name on card').fill('Asha Menon');
  await page.getByLabel('Expiry (MM/YY)').fill('12/31');
  await page.getByLabel('CVV').fill('737');
  await page.getByRole('button', { name: 'Pay ₹499.50' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the shop' })).toBeVisible();
  const sent = returns.map((body) => new URLSearchParams(body));
  expect(sent.map((fields) => fields.get('RESULT'))).toEqual(['101', '101']);
  for (const value of sent.flatMap((fields) => [...fields.values()])) {
    expect(value).not.toMatch(/4000\D*0000/);
    expect(value).not.toBe('737');
  }
});

test('PAY-16 a browser without scripts goes back by a button', async ({ app, browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    httpCredentials: { username: 'author', password: app.authorToken },
  });
  const page = await context.newPage();
  const returns = await watchReturns(page);
  const scripted = await browser.newPage({
    httpCredentials: { username: 'author', password: app.authorToken },
  });
  await goToGateway(scripted, app.url);
  await page.goto(scripted.url());
  await page.getByRole('button', { name: 'Decline', exact: false }).first().click();
  await expect(page.getByRole('heading', { name: 'Not paid' })).toBeVisible();
  expect(returns).toEqual([]);
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the shop' })).toBeVisible();
  expect(returns).toHaveLength(1);
  await scripted.close();
  await context.close();
});
