import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { untilStarted } from './open-page.ts';
import { atGateway, comeToPay, payBy, phoneAgent, test, trackIt, upiAppAddress } from './pay-steps.ts';
import { expect } from './server-fixture.ts';
import { comeAs } from './in-group.ts';

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment' });

/** The link of UPI that the server gives from now on. */
function watchLink(page: Page): () => string {
  let link: string | undefined;
  page.on('response', async (response) => {
    if (!/\/orders\/(initiate|submit)|\/process/.test(response.url()) || !response.ok()) return;
    const { data } = (await response.json().catch(() => ({}))) as { data?: { upi?: { link?: string } } };
    link = data?.upi?.link ?? link;
  });
  return () => {
    if (link === undefined) throw new Error('The server gave no link.');
    return link;
  };
}

/** The browser is behind another app of the phone, or in front again. */
async function show(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Pays in the UPI app of the sandbox, which another tab plays. */
async function payInApp(page: Page, address: string): Promise<void> {
  const upiApp = await page.context().newPage();
  await upiApp.goto(address);
  await atGateway(upiApp, /^Pay ₹/);
  await expect(upiApp.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await upiApp.close();
}

test.describe('on an Android phone in the test of UPI apps', () => {
  test.use({ userAgent: phoneAgent });

  test.beforeEach(({ page }) => comeAs(page, '1700000000.140'));

  test('PAY-09 EXP-15 PAY-18 PAY-54 UPI by an app: the customer pays there, comes back, and the order is there', async ({
    page,
    app,
  }) => {
    await comeToPay(page, app);
    await payBy(page, /^UPI/);
    await expect(page).toHaveURL(/\/upiForm$/);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Google Pay' })).toHaveAttribute('href', /^intent:\/\/pay\?/);
    await expect(page.getByRole('link', { name: 'Any UPI app' })).toHaveAttribute('href', /^upi:\/\/pay\?/);

    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'UPI app of the sandbox' }).click();
    const upiApp = await opened;
    await show(page, 'hidden');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await atGateway(upiApp, /^Pay ₹/);
    await expect(upiApp.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await upiApp.close();
    expect(asked.filter((url) => url.includes('poll'))).toEqual([]);
    await show(page, 'visible');
    await trackIt(page);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('PAY-10 ERR-19 UPI by the UPI ID: one that nobody has is refused at the field, the next one is asked in its app', async ({
    page,
    app,
  }) => {
    const { mobile } = await comeToPay(page, app);
    await payBy(page, /^UPI/);
    const id = page.getByRole('textbox', { name: 'UPI ID' });
    const request = page.getByRole('button', { name: /^Request ₹/ });
    await id.fill('invalid@sbx');
    await request.click();
    await expect(page.getByText('Please try with different UPI ID.')).toBeVisible();
    await expect(id).toHaveValue('invalid@sbx');
    await id.fill(`${mobile}@okbank`);
    await request.click();
    await expect(
      page.getByText(`Open your UPI app and accept the request to ${mobile}@okbank.`),
    ).toBeVisible();
    const transactionId = new URL(page.url()).searchParams.get('transactionId');
    const upiApp = await page.context().newPage();
    await upiApp.goto('/sandbox/pay/upi/app');
    await upiApp.locator(`a[href$="ref=${transactionId}"]`).click();
    await atGateway(upiApp, /^Pay ₹/);
    await expect(upiApp.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await upiApp.close();
    await trackIt(page);
  });

  test('PAY-18 PAY-54 UPI by a QR code, which the phone beside the screen reads', async ({ page, app }) => {
    const link = watchLink(page);
    await comeToPay(page, app);
    await payBy(page, /^UPI/);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    const code = page.getByRole('img', { name: 'QR code to pay by UPI' });
    await expect(code).toBeVisible();
    const { size } = encode(link(), { ecc: 'M', border: 2 });
    await expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
    await payInApp(page, upiAppAddress(link()));
    await trackIt(page);
  });

  test('ERR-16 money that comes when the order is paid in another way goes back, and the page says so', async ({
    page,
    app,
  }) => {
    const link = watchLink(page);
    await comeToPay(page, app);
    await payBy(page, /^UPI/);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    await expect(waiting(page)).toBeVisible();
    const first = page.url();
    await page.getByRole('link', { name: 'Change method' }).click();
    await expect(page.getByText('An earlier payment is still being checked')).toBeVisible();
    await payBy(page, /^Cash/);
    await trackIt(page);

    await payInApp(page, upiAppAddress(link()));
    await page.goto(first);
    await untilStarted(page);
    await expect(page.getByRole('heading', { name: 'Your money comes back' })).toBeVisible();
    await expect(page.getByText('Any amount deducted will be refunded in 8-10 business days.')).toBeVisible();
    await expect(page.getByText(/^₹[\d,.]+ (is|was) refunded/)).toBeVisible();
  });
});
