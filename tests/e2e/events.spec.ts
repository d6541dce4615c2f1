import { logIn } from './customers.ts';
import { keepInCart } from './kept-cart.ts';
import { open } from './menu-page.ts';
import {
  cards,
  cartToPay,
  comeToPay,
  deliverHome,
  enterCard,
  fillWallet,
  newCustomer,
  payBy,
  test,
  trackIt,
} from './pay-steps.ts';
import { home, inKitchen, placeOrder } from './placed-order.ts';
import { watchEvents } from './sent-events.ts';
import { expect } from './server-fixture.ts';
import { enterCode, introduce, newNumber, sendNumber, textedCode } from './sms-outbox.ts';

const bread = { productId: 'SID1', name: 'Garlic Bread', price: 14_900, foodType: 0, quantity: 2 } as const;
const pizza = (productId: string, name: string) =>
  ({
    productId,
    name,
    price: 45_900,
    foodType: 0,
    quantity: 1,
    sizeId: 'large',
    crustId: 'hand-tossed',
  }) as const;

test('ANA-01 ANA-02 ANA-04 ANA-05 a guest who logs in and orders: the events are those of the list, none twice, none about a person', async ({
  page,
  app,
}) => {
  const mobile = newNumber();
  const { compare } = await watchEvents(page, app);
  await keepInCart(page, bread);
  await deliverHome(page, mobile);
  // What counts events comes last: a page that is left before it tells nothing.
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-events', 'started');
  await open(page, '/cart');
  await cartToPay(page);
  await payBy(page, /^Cash/);
  await sendNumber(page, mobile);
  const code = await textedCode(app, mobile);
  await enterCode(page, code);
  await introduce(page, 'Asha');
  await trackIt(page);
  // The figures of a page go as it is left, and this one was open long enough to have them.
  await open(page, '/');

  const once = ['checkout_begin', 'login_code_send', 'login', 'order_place', 'order_item'] as const;
  const sent = await compare({
    wanted: ['page_view', 'payment_choose', 'payment_begin', 'order_stage', 'web_vital', ...once],
    once,
    secrets: [mobile, code, 'Asha', 'asha@example.com', home.address],
  });
  const first = sent.find(({ properties }) => properties['screen_name'] === 'Home Screen');
  expect(first?.properties).toEqual({ channel: 'PWA', screen_name: 'Home Screen', source: 'homescreen' });
});

test('ANA-01 ANA-03 a guest on the offers and the menu: coupon, switch for veg, and dishes with the page they came from', async ({
  page,
  app,
}) => {
  const { compare } = await watchEvents(page, app);
  await keepInCart(page, pizza('PIZ1', 'Margherita'), pizza('PIZ2', 'Farmhouse Garden'));
  await open(page, '/offers');
  await page.getByRole('button', { name: 'Apply TWOLARGE' }).click();
  await page.getByRole('button', { name: 'Remove TWOLARGE' }).click();
  await expect(page.getByRole('button', { name: 'Apply TWOLARGE' })).toBeVisible();
  await open(page, '/menu/veg-pizza');
  await page.getByText('Veg only', { exact: true }).click();
  await page.getByRole('button', { name: 'Add Tandoori Paneer Tikka' }).first().click();

  const once = ['coupon_apply', 'coupon_remove', 'veg_only_switch', 'cart_add'] as const;
  const sent = await compare({ wanted: ['page_view', ...once], once, secrets: [] });
  expect(sent.find(({ name }) => name === 'cart_add')?.properties).toEqual({
    channel: 'PWA',
    item_id: expect.stringMatching(/./),
    product_name: 'Tandoori Paneer Tikka',
    mrp: expect.any(Number),
    quantity: 1,
    size: expect.stringMatching(/./),
    image_url: expect.stringMatching(/^\/pictures\//),
    category: expect.stringMatching(/./),
    entry_page: 'Menu Screen',
  });
});

test('ANA-01 a declined card and cash after it: the failure and the order are told once, and nothing of the card', async ({
  page,
  app,
}) => {
  const { compare } = await watchEvents(page, app);
  const { mobile, email } = await comeToPay(page, app);
  await payBy(page, /^Debit card/);
  await enterCard(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText('The payment did not go through');
  await page.getByRole('link', { name: 'Change method' }).click();
  await payBy(page, /^Cash/);
  await trackIt(page);

  const once = ['payment_fail', 'order_place', 'order_item'] as const;
  await compare({
    wanted: ['payment_choose', 'payment_begin', 'order_stage', ...once],
    once,
    secrets: [mobile, email, home.address, cards.declined, cards.declined.replaceAll(' ', ''), 'ASHA RAO'],
  });
});

test('ANA-01 feedback on an order: the problem and the answers are told once, the words of the customer never', async ({
  page,
  app,
}) => {
  const { compare } = await watchEvents(page, app);
  const customer = await newCustomer(app);
  const order = await placeOrder(app, customer);
  for (let step = 0; step < 3; step += 1) await inKitchen(app, order, 'advance');
  await logIn(page, customer);
  await open(page, `/feedback?id=${order.id}&orderMode=D`);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const problem = page.getByRole('region', { name: 'Something wrong with this order?' });
  await problem.getByRole('radio').first().check();
  await problem.getByRole('textbox', { name: /What happened/ }).fill('No dip in the bag.');
  await problem.getByRole('button', { name: 'Send the report' }).click();
  await expect(problem.getByText(/^Your ticket is/)).toBeVisible();
  await page.getByRole('radio', { name: 'LOVED IT' }).check();
  await page.getByRole('textbox', { name: /Tell us more/ }).fill('Warm and crisp.');
  await page.getByRole('radio', { name: /^10/ }).check();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for sharing your feedback' })).toBeVisible();

  const once = ['feedback_send', 'problem_report'] as const;
  const sent = await compare({
    wanted: ['page_view', ...once],
    once,
    secrets: [customer.mobile, customer.email, 'Warm and crisp', 'No dip'],
  });
  expect(sent.find(({ name }) => name === 'feedback_send')?.properties).toEqual({
    channel: 'PWA',
    about: 'ORDER',
    order_id: order.id,
    is_change: false,
    rating: 5,
    nps: 10,
  });
  expect(sent.filter(({ name }) => name === 'page_view').map(({ properties }) => properties)).toEqual([
    { channel: 'PWA', screen_name: 'Feedback_Page' },
  ]);
});

test('ANA-01 points pay a part of an order: the wallet and its passbook are told', async ({ page, app }) => {
  const { compare } = await watchEvents(page, app);
  const { mobile, email } = await comeToPay(page, app);
  await fillWallet(app, mobile, 50);
  await page.reload();
  await page.getByRole('switch', { name: 'Use your wallet' }).click();
  await expect(page.getByRole('switch', { name: 'Use your wallet' })).toBeChecked();
  await payBy(page, /^Cash/);
  await trackIt(page);
  await open(page, '/wallet');
  await page.getByRole('button', { name: 'Deducted' }).click();

  const once = ['wallet_switch', 'order_place'] as const;
  const sent = await compare({
    wanted: ['passbook_show', ...once],
    once,
    secrets: [mobile, email, home.address],
  });
  const filters = sent.flatMap(({ name, properties }) =>
    name === 'passbook_show' ? [properties['filter']] : [],
  );
  expect(filters).toEqual(['ALL', 'DEBIT']);
});

test('ANA-01 an order to a seat in a train: each step is told once, the PNR and the code never', async ({
  page,
  app,
}) => {
  const { compare } = await watchEvents(page, app);
  const customer = await newCustomer(app);
  const pnr = '9901000000';
  await keepInCart(page, bread);
  await logIn(page, customer);
  await open(page, '/deliverOnTrain');
  await page.getByRole('textbox', { name: /PNR/ }).fill(pnr);
  await page.getByRole('button', { name: 'Find my train' }).click();
  const agra = page.getByRole('listitem').filter({ hasText: 'Agra Cantt' });
  await agra.getByRole('button', { name: /^Order from/ }).click();
  await expect(page).toHaveURL(/\/menu/);
  await open(page, '/cart');
  await page
    .getByRole('button', { name: /^(Confirm your seat|Continue to your seat|Next: your seat)$/ })
    .click();
  await page.getByRole('radio', { name: /B4 · 35/ }).check();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Send the code' }).click();
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  const code = await textedCode(app, customer.mobile);
  await field.pressSequentially(code);
  await page.getByRole('button', { name: 'Confirm the seat' }).click();
  await expect(page).toHaveURL(/\/paymentType$/);
  await payBy(page, /^Cash/);
  await trackIt(page);

  const once = ['train_order_begin', 'train_order_save', 'checkout_begin', 'order_place'] as const;
  await compare({
    wanted: ['train_find', 'order_type_choose', 'store_choose', 'order_item', ...once],
    once,
    secrets: [customer.mobile, customer.email, pnr, '990 100 0000', code],
  });
});

test('ANA-08 a browser that blocks analytics shows no error, and the cart goes on', async ({
  page,
  context,
}) => {
  await context.route('**/api/ve1/events', (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/ve1/events'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await keepInCart(page, bread);
  await open(page, '/cart');
  await blocked;
  await page
    .getByRole('button', { name: /^(Add|Increase)/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});
