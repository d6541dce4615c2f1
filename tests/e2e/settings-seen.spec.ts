import type { Page } from '@playwright/test';
import { bucketOf } from '#schemas/rules/experiment-groups.ts';
import { logIn } from './customers.ts';
import { keepInCart } from './kept-cart.ts';
import { categoryBar, changeMenu, dish, open, reload } from './menu-page.ts';
import { comeToPay, newCustomer, payBy, test } from './pay-steps.ts';
import { inKitchen, placeOrder } from './placed-order.ts';
import { publishConfig } from './publish-document.ts';
import { expect, plainClient } from './server-fixture.ts';
import { codeField } from './sms-outbox.ts';

// What customers see of settings of app-config by which the server goes: each is published, and the screen is another one.

test.afterEach(({ app }) => publishConfig(app));

const bucket = { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 1 } as const;
/** The Crunch Bucket is sold out there, and nowhere near. */
const bandra = '14061';

const toPay = (page: Page) => page.getByRole('region', { name: 'To pay' });

/** Visits that begin at a restaurant that was chosen before. */
async function keepStore(page: Page, storeId: string): Promise<void> {
  await page.addInitScript((id) => {
    const d = { storeId: id, storeName: 'Kept', city: 'Bengaluru', storeIsChosen: true };
    localStorage.setItem('lastLocation', JSON.stringify({ v: 1, d }));
  }, storeId);
}

test('CRT-02 charges: the bill has the packaging, the delivery and both taxes on each of them, up to the price from which they are free', async ({
  app,
  page,
}) => {
  const tax = {
    items: { cgst: 100, sgst: 200 },
    packaging: { cgst: 300, sgst: 400 },
    delivery: { cgst: 500, sgst: 600 },
  };
  const chargesOf = (packaging: object, delivery: object) => ({
    charges: {
      packaging: { D: { amount: 1_100, ...packaging } },
      delivery: { D: { amount: 2_300, ...delivery } },
      tax,
    },
  });
  await publishConfig(app, chargesOf({}, {}));
  await keepInCart(page, bucket);
  await open(page, '/cart');
  // 1, 3 and 5 % of ₹949, ₹11 and ₹23; 2, 4 and 6 %.
  await expect
    .poll(() => figures(page))
    .toEqual({
      'Item total': '₹949',
      Packaging: '₹11',
      Delivery: '₹23',
      CGST: '₹10.97',
      SGST: '₹20.80',
      'To pay': '₹1,014.77',
    });

  await publishConfig(app, chargesOf({ freeFrom: 94_900 }, { freeFrom: 94_901 }));
  await reload(page);
  await expect.poll(() => figures(page)).toMatchObject({ Packaging: '₹0', Delivery: '₹23' });
  await publishConfig(app, chargesOf({ freeFrom: 94_901 }, { freeFrom: 94_900 }));
  await reload(page);
  await expect.poll(() => figures(page)).toMatchObject({ Packaging: '₹11', Delivery: 'Free' });
});

/** The figures of the bill, by their names. */
function figures(page: Page): Promise<Record<string, string>> {
  return page
    .getByRole('region', { name: 'Bill' })
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      ),
    );
}

test('MEN-22 edvMinimum edvSaving: how many items make a mix, and what each saves', async ({ app, page }) => {
  await publishConfig(app, { edvMinimum: 3, edvSaving: 1_500 });
  await open(page, '/edv');
  await expect(
    page.getByText('Pick any 3 or more, in any mix: each costs ₹15 less than alone.'),
  ).toBeVisible();
});

test('CRT-16 CRT-19 advanceOrderCode: a restaurant that takes no orders now says so by this code', async ({
  app,
  page,
}) => {
  await publishConfig(app, { advanceOrderCode: 'SHOP_LATER' });
  await keepStore(page, '14151');
  const refused = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('/agg/cart-service/'),
  );
  await open(page, '/menu/sides');
  await page.getByRole('button', { name: /^Add / }).first().click();
  expect(await (await refused).text()).toContain('SHOP_LATER');
  await page.getByRole('link', { name: 'View cart' }).click();
  const text = 'This store is closed right now. You can place the order for later.';
  await expect(toPay(page).getByText(text, { exact: true })).toBeVisible();
});

test('CRT-17 CRT-19 invalidCartCode: a cart that became an order is emptied by this code', async ({
  app,
  page,
}) => {
  await publishConfig(app, { invalidCartCode: 'CART_SOLD' });
  const customer = await comeToPay(page, app);
  await open(page, '/cart');
  await expect(toPay(page).getByRole('button')).toBeEnabled();
  await placeOrder(app, customer);
  const refused = page.waitForResponse((reply) => reply.status() === 409);
  await page
    .getByRole('button', { name: /^Add one more / })
    .first()
    .click();
  expect(await (await refused).text()).toContain('CART_SOLD');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('CON-06 PAY-12 maxCartPrice and cashCodeFrom: how dear an order can be, and from which price on cash needs a code', async ({
  app,
  page,
}) => {
  await comeToPay(page, app);
  await publishConfig(app, { maxCartPrice: 200 });
  await payBy(page, /^Cash/);
  await expect(page.getByText('An order can cost ₹200 at most. Remove something to go on.')).toBeVisible();
  await open(page, '/cart');
  await expect(toPay(page)).toContainText('An order can be up to ₹200. Please remove something to go on.');

  await publishConfig(app, { cashCodeFrom: 10_000 });
  await open(page, '/paymentType');
  await payBy(page, /^Cash/);
  await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
  await expect(codeField(page)).toBeVisible();
});

test('ORD-30 WLT-02 WLT-06 loyaltyPointsPer100, walletTitles, walletBuilds: what an order earns, what the points are called, and that nobody has any', async ({
  app,
  page,
}) => {
  const customer = await newCustomer(app);
  const walletTitles = { brand: 'Oven coins', promo: 'Gift coins', refund: 'Coins back' };
  await publishConfig(app, { loyaltyPointsPer100: 7, walletTitles });
  const earning = await placeOrder(app, customer);
  await publishConfig(app, { loyaltyPointsPer100: 7, walletBuilds: [] });
  const plain = await placeOrder(app, customer);
  await publishConfig(app, { walletTitles });
  await logIn(page, customer);

  const bill = page.getByRole('region', { name: 'Bill' });
  await open(page, `/orderHistory?orderId=${earning.id}`);
  const points = Math.floor(earning.netPrice / 10_000) * 7;
  await expect(page.getByText(`You get ${points} points once you have the order.`)).toBeVisible();
  await open(page, `/orderHistory?orderId=${plain.id}`);
  await expect(bill).toBeVisible();
  await expect(page.getByText(/^You get/)).toHaveCount(0);

  await open(page, '/wallet');
  await expect(page.getByRole('term')).toContainText(['Oven coins', 'Gift coins', 'Coins back']);
  await publishConfig(app, { walletBuilds: [] });
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('FBK-12 storeReviewUrl: where who liked it can review the restaurant', async ({ app, page }) => {
  await publishConfig(app, { storeReviewUrl: 'https://reviews.example/at?where=$storeName' });
  const customer = await newCustomer(app);
  const order = await placeOrder(app, customer, { deliveryType: 'P' });
  for (let step = 0; step < 3; step += 1) await inKitchen(app, order, 'advance');
  await logIn(page, customer);
  await open(page, `/feedback?id=${order.id}&rating=5`);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('link', { name: 'Review the restaurant' })).toHaveAttribute(
    'href',
    /^https:\/\/reviews\.example\/at\?where=Indiranagar/,
  );
});

test('EXP-27 menuReverseAB: who sees the menu from its end', async ({ app, page }) => {
  await publishConfig(app, { menuReverseAB: 100 });
  const ends = async () => {
    await open(page, '/menu');
    const all = await categoryBar(page).getByRole('link').allTextContents();
    return ['Veg pizza', 'Beverages'].toSorted((one, other) => all.indexOf(one) - all.indexOf(other));
  };
  // The first page tells the browser its order; the server renders the next one in it.
  expect(await ends()).toEqual(['Veg pizza', 'Beverages']);
  expect(await ends()).toEqual(['Beverages', 'Veg pizza']);
});

// constants.menu.headersExperiment and headersByVariant
for (const [variant, feature] of [
  ['A', 'COMBO_WITHOUT_PRICE'],
  ['B', 'CUSTOMISE_UPSELL'],
  ['default', 'ALL_FEATURES'],
] as const) {
  test(`MEN-26 experiments: who is in variant ${variant} of the menu's experiment sees the menu that its headers ask for`, async ({
    app,
    page,
  }) => {
    await publishConfig(app, { experiments: { menuHeader: { [bucketOf(plainClient)]: variant } } });
    // The page of a first visit keeps the default.
    await open(page, '/our-story');
    await changeMenu(page, ({ catalog }, request) => {
      if (request.headers()['feature'] !== feature) return;
      for (const card of catalog.flatMap(({ products }) => products))
        if (card.productId === bucket.productId) card.name = `Bucket of ${variant}`;
    });
    await open(page, '/menu/speciality-chicken');
    await expect(dish(page, `Bucket of ${variant}`)).toBeVisible();
  });
}

// constants.store.defaultId
test('REQ-13 without a storeId the menu is that of the usual restaurant where the one that was chosen is refused', async ({
  app,
  page,
}) => {
  await publishConfig(app, { storeId: undefined });
  await keepStore(page, bandra);
  await open(page, '/menu?search=crunch%20bucket');
  await expect(dish(page, 'Crunch Bucket')).toContainText('Back tomorrow');
  await page.route(`**/stores/${bandra}/menu`, (route) => route.fulfill({ status: 403, json: {} }));
  await reload(page);
  await expect(dish(page, 'Crunch Bucket')).toContainText('Add');
  await expect(dish(page, 'Crunch Bucket')).not.toContainText('Back tomorrow');
});

test.describe('storeId', () => {
  test.beforeEach(({ app }) => publishConfig(app, { storeId: bandra }));

  test('WID-18 the menu is that of its restaurant where the server knows none', async ({ page }) => {
    const none = { storeInCurrentIpCity: null, isDefaultWalletApplied: false };
    await page.route('**/api/ve1/default-store', (route) =>
      route.fulfill({ json: { status: 'SUCCESS', data: none } }),
    );
    await open(page, '/menu?search=crunch%20bucket');
    await expect(dish(page, 'Crunch Bucket')).toContainText('Back tomorrow');
  });

  test('REQ-13 the menu is that of its restaurant where the one that was chosen is refused', async ({
    page,
  }) => {
    await keepStore(page, '14053');
    await page.route('**/stores/14053/menu', (route) => route.fulfill({ status: 403, json: {} }));
    await open(page, '/menu?search=crunch%20bucket');
    await expect(dish(page, 'Crunch Bucket')).toContainText('Back tomorrow');
  });
});
