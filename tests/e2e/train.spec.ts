import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { groupedPnr } from '../../schemas/rules/pnr.ts';
import type { StoredLine } from '../../schemas/stored/cart.ts';
import { logIn } from './customers.ts';
import { keepInCart } from './kept-cart.ts';
import { open, rest } from './open-page.ts';
import { newCustomer, payBy, test, trackIt } from './pay-steps.ts';
import { expect, type RunningApp } from './server-fixture.ts';
import { textedCode } from './sms-outbox.ts';

const bread: StoredLine = {
  productId: 'SID1',
  name: 'Garlic Bread',
  price: 14_900,
  foodType: 0,
  quantity: 2,
};
/** From New Delhi to Chennai, on time. */
const pnr = '9901000000';

/** What a person does with a train on the page of the sandbox. */
async function changeTrain(request: APIRequestContext, { url }: RunningApp, change: string): Promise<void> {
  await request.post(`${url}/sandbox/trains`, { form: { pnr, change } });
}

/** The server looks at the train by itself, and the page asks the server every half minute. */
async function told(page: Page, where: Locator, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(where).toContainText(text, { timeout: 2_000 });
  }).toPass();
}

test('NAV-21 TRN-01 TRN-02 TRN-04 TRN-05 TRN-06 a customer orders to a seat, and the order follows the train', async ({
  page,
  app,
  request,
}) => {
  const customer = await newCustomer(app);
  await keepInCart(page, bread);
  await logIn(page, customer);
  await page.clock.install();
  await open(page, '/deliverOnTrain');
  await page.getByRole('textbox', { name: /PNR/ }).fill(pnr);
  await expect(page.getByRole('textbox', { name: /PNR/ })).toHaveValue(groupedPnr(pnr));
  await page.getByRole('button', { name: 'Find my train' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Marigold Express' })).toBeVisible();
  const agra = page.getByRole('listitem').filter({ hasText: 'Agra Cantt' });
  await agra.getByRole('button', { name: /^Order from/ }).click();
  await expect(page).toHaveURL(/\/menu/);
  await open(page, '/cart');
  await page
    .getByRole('button', { name: /^(Confirm your seat|Continue to your seat|Next: your seat)$/ })
    .click();
  await expect(page).toHaveURL(/\/deliverOnTrain\?step=seat/);
  await page.getByRole('radio', { name: /B4 · 35/ }).check();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await code.pressSequentially(await textedCode(app, customer.mobile));
  await page.getByRole('button', { name: 'Confirm the seat' }).click();
  await expect(page).toHaveURL(/\/paymentType$/);
  await payBy(page, /^Cash/);
  await trackIt(page);
  const train = page.getByRole('region', { name: 'Your train' });
  await expect(train).toContainText('Coach B4, berth 35');
  await expect(train).toContainText('The train is on time.');
  await changeTrain(request, app, 'later');
  const notice = page.getByRole('dialog', { name: 'Your train is late' });
  await told(page, notice, 'It reaches Agra Cantt at about');
  await notice.getByRole('button', { name: 'Ok, got it' }).click();
  await expect(train).toContainText('The train is 15 minutes late.');
  await changeTrain(request, app, 'cancel');
  await told(page, page.getByRole('heading', { level: 2 }).first(), 'Cancelled');
});

test('TRN-09 a PNR that cannot be served says why, and another one can be typed at once', async ({
  page,
}) => {
  await open(page, '/deliverOnTrain');
  const field = page.getByRole('textbox', { name: /PNR/ });
  for (const [typed, header] of [
    ['2456789012', 'We do not know this PNR'],
    ['9902000006', 'This journey is over'],
    ['9902000002', 'Your seats are not known yet'],
    ['9902000003', 'This train is cancelled'],
    ['9902000004', 'You have no seat yet'],
    ['9902000007', 'The railways do not answer'],
  ] as const) {
    await field.fill(typed);
    await page
      .getByRole('button', { name: /^(Find my train|Look again)$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: header })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order to an address' })).toBeVisible();
  }
  // A server that fails is told on the page alone, and the page is asked again while it is open: no dialog covers it.
  await page.route(/\/locator-service\/pnr\//, (route) => route.fulfill({ status: 500, body: '' }));
  await field.fill(pnr);
  await page.getByRole('button', { name: 'Find my train' }).click();
  await expect(page.getByRole('heading', { name: 'We could not look up your train' })).toBeVisible();
  await rest(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toHaveValue(groupedPnr(pnr));
});
