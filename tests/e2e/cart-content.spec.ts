import type { Page } from '@playwright/test';
import { createDesk } from './content-command.ts';
import { keepInCart } from './kept-cart.ts';
import { boxesOf, open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const bucket = { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 1 } as const;
const bill = (page: Page) => page.getByRole('region', { name: 'Bill' });

test('NAV-14 nodes of the slots `cart.top` and `cart.end` stand above the cart and below the bill, in a preview for its holder alone', async ({
  app,
  page,
  browser,
}) => {
  const desk = await createDesk(app);
  const notice = (id: string, text: string) => ({ id, type: 'notice', version: 1, props: { text } });
  await desk.editLanding(({ slots }) => {
    slots['cart.top'] = [notice('rain', 'Rain slows our riders today.')];
    slots['cart.end'] = [notice('bag', 'We pack without plastic.')];
  });
  await keepInCart(page, bucket);
  await open(page, await desk.preview('landing/default'));
  await open(page, '/cart');
  const top = page.getByText('Rain slows our riders today.');
  const end = page.getByText('We pack without plastic.');
  await expect(bill(page).getByText('To pay')).toBeVisible();
  await expect(top).toBeVisible();
  await expect(end).toBeVisible();
  await expect(async () => {
    const [above, price, below] = await boxesOf(top, bill(page), end);
    expect(above.bottom).toBeLessThan(price.top);
    expect(below.top).toBeGreaterThanOrEqual(price.bottom);
  }).toPass();

  const customer = await (await browser.newContext({ baseURL: app.url })).newPage();
  await keepInCart(customer, bucket);
  await open(customer, '/cart');
  await expect(bill(customer).getByText('To pay')).toBeVisible();
  await expect(customer.getByText('Rain slows our riders today.')).toHaveCount(0);
  await expect(customer.getByText('We pack without plastic.')).toHaveCount(0);
  await customer.context().close();
  await desk.tidy();
});

test('OFR-14 the texts of a wrong coupon and of a store that fails are those of the configuration, after the server’s own', async ({
  app,
  page,
}) => {
  const desk = await createDesk(app);
  const couponInvalidText = 'We do not know this code.';
  const storeErrorText = 'This kitchen does not answer. Take another one.';
  await desk.edit('app-config/default', (config) =>
    Object.assign(config, { couponInvalidText, storeErrorText }),
  );
  await keepInCart(page, bucket);
  await open(page, await desk.preview('app-config/default'));

  // The server reads the setting.
  await open(page, '/cart');
  const field = page.getByRole('textbox', { name: 'Coupon code' });
  await field.fill('NOSUCHCODE');
  await field.press('Enter');
  await expect(page.getByText(couponInvalidText)).toBeVisible();

  // The app reads it too, for a refusal without a text.
  await page.route('**/promo/NOTEXT', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { text: string } };
    json.data.text = '';
    await route.fulfill({ response, json });
  });
  await field.fill('NOTEXT');
  await field.press('Enter');
  await expect(page.getByText(couponInvalidText)).toBeVisible();
  await expect(field).toHaveValue('NOTEXT');

  let errors: object[] = [];
  await page.route('**/deals**', (route) =>
    route.fulfill({ status: 400, json: { status: 'FAILED', errors } }),
  );
  const toOffers = async () => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'The offers did not load' })).toBeVisible();
  };
  await toOffers();
  await expect(page.getByText(storeErrorText)).toBeVisible();
  errors = [{ code: 'STORE_UNKNOWN', displayMsg: 'This restaurant moved.' }];
  await toOffers();
  await expect(page.getByText('This restaurant moved.')).toBeVisible();
  await expect(page.getByText(storeErrorText)).toHaveCount(0);
  await desk.tidy();
});
