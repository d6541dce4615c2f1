import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { createDesk } from './content-command.ts';
import { logIn } from './customers.ts';
import { open, reload, rest, sidewaysScroll } from './open-page.ts';
import { inKitchen, placeOrder } from './placed-order.ts';
import { expect, test } from './server-fixture.ts';

const form = (page: Page, name: string) => page.getByRole('form', { name });
const submissions = /\/feedback-service\/ve1\/submitnew$/;

test('FBK-03 NAV-35 marketing publishes a new form, and a second one that takes its place for a while, without a release', async ({
  app,
  page,
}) => {
  const desk = await createDesk(app);
  const link = '/feedback?orderMode=D&rating=4';
  await open(page, link);
  await expect(form(page, 'How was your order?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'AMAZING' })).toBeChecked();
  await page.getByRole('textbox', { name: /Tell us more/ }).fill('Crisp to the last slice.');

  await desk.edit('feedback-template/default', (document) => {
    document['heading'] = 'How was the feast?';
  });
  const published = await desk.content('publish', 'feedback-template/default');
  expect(published.code, published.output).toBe(0);
  await reload(page);
  await expect(form(page, 'How was the feast?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Tell us more/ })).toHaveValue('Crisp to the last slice.');

  await desk.add('feedback-template/diwali', {
    document: 'feedback-template',
    orderMode: ['D'],
    when: { from: '2020-01-01T00:00:00+05:30' },
    heading: 'How was your Diwali order?',
    nodes: [{ id: 'comment', type: 'field-comment', props: { question: 'Tell us more' } }],
  });
  const second = await desk.content('publish', 'feedback-template/diwali');
  expect(second.code, second.output).toBe(0);
  await reload(page);
  await expect(form(page, 'How was your Diwali order?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Tell us more/ })).toHaveValue('Crisp to the last slice.');
  await open(page, '/feedback?orderMode=P&rating=4');
  await expect(form(page, 'How was the feast?')).toBeVisible();

  await desk.edit('feedback-template/diwali', (document) => {
    document['when'] = { until: '2020-01-02T00:00:00+05:30' };
  });
  expect((await desk.content('publish', 'feedback-template/diwali')).code).toBe(0);
  expect((await desk.content('rollback', 'feedback-template/default')).code).toBe(0);
  await open(page, link);
  await expect(form(page, 'How was your order?')).toBeVisible();
  await desk.tidy();
});

test('FBK-01 FBK-07 FBK-14 FBK-15 an order is chosen, what is said of it without a connection is sent once, and then changed', async ({
  app,
  page,
}) => {
  const customer = app.newcomers[9];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  for (let step = 0; step < 3; step += 1) await inKitchen(app, order, 'advance');
  await logIn(page, customer);
  await open(page, '/feedback');
  await page.getByRole('link', { name: new RegExp(`Give feedback ?: order ${order.number}`) }).click();
  await expect(page.getByText('Garlic', { exact: false }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'LOVED IT' }).check();
  await page.getByRole('textbox', { name: /Tell us more/ }).fill('Warm and crisp.');
  await page.getByRole('radio', { name: /^10/ }).check();
  await rest(page);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.route(submissions, (route) => route.abort());
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText(/What you wrote is kept on this phone/)).toBeVisible();
  // No page of the app, which would send it from there as soon as it can.
  await page.goto('/robots.txt');
  await page.unroute(submissions);
  const arrived: string[] = [];
  page.on('response', (response) => {
    if (submissions.test(response.url())) arrived.push(String(response.status()));
  });
  await open(page, '/menu');
  await expect(page.getByText('Thank you for sharing your feedback')).toBeVisible();
  await reload(page);
  expect(arrived).toEqual(['200']);

  await open(page, '/feedback');
  await expect(page.getByText(/You said: LOVED IT/)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`Change what you said ?: order ${order.number}`) }).click();
  await expect(page.getByRole('textbox', { name: /Tell us more/ })).toHaveValue('Warm and crisp.');
  await page.getByRole('radio', { name: 'OKAY' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for sharing your feedback' })).toBeInViewport();
  await expect(page.getByText(/^Your ticket is \d+/)).toBeVisible();
});

test("FBK-10 FBK-11 FBK-18 the link of somebody else's order shows a form and nothing of the order", async ({
  app,
  page,
  browser,
}) => {
  const [owner, other] = [app.newcomers[10], app.newcomers[11]];
  if (!owner || !other) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, owner);
  const link = `/feedback?id=${order.id}&orderMode=D`;
  const dialog = (where: Page) => where.getByRole('dialog', { name: 'Invalid Phone Number' });
  await open(page, link);
  await expect(dialog(page)).toContainText('Please log in with the number used to place this order');
  await dialog(page).getByRole('button', { name: 'Look at the form' }).click();
  await expect(form(page, 'How was your order?')).toBeVisible();
  await expect(page.getByText(order.number)).toHaveCount(0);

  const context = await browser.newContext({ baseURL: app.url });
  const theirs = await context.newPage();
  await logIn(theirs, other);
  await open(theirs, link);
  await dialog(theirs).getByRole('button', { name: 'OK' }).click();
  await expect(theirs).toHaveURL(/\/profile$/);
  await context.close();
});
