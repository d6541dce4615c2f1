import type { Page } from '@playwright/test';
import { deliverHome } from './pay-steps.ts';
import { logIn } from './customers.ts';
import { rest } from './open-page.ts';
import { placeOrder } from './placed-order.ts';
import { expect, test } from './server-fixture.ts';

/** What Google calls good is 0.1. */
const mostShift = 0.05;

/** How far the page has moved under the eyes of whoever reads it, without a touch of theirs. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watch = window as Window & { shift?: number };
    watch.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watch.shift = (watch.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await rest(page);
    return page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0);
  };
}

/** Holds back what the server says of customers, until it is let go. */
async function holdCalls(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*', async (route) => {
    const isCall = route.request().resourceType() === 'fetch' && !route.request().url().includes('/assets/');
    if (isCall) await isLetGo;
    await route.continue();
  });
  return letGo;
}

for (const { path, shows } of [
  { path: '/track', shows: 'Stages of the order' },
  { path: '/orderHistory', shows: 'Order again' },
  { path: '/wallet', shows: 'Passbook' },
])
  test(`what comes to ${path} takes the place of its skeleton, and nothing jumps`, async ({ page, app }) => {
    const [customer] = app.newcomers.slice(-1);
    if (!customer) throw new Error('There is no customer.');
    await logIn(page, customer);
    await deliverHome(page, customer.mobile);
    await placeOrder(app, customer);
    const shift = await watchShifts(page);
    const letGo = await holdCalls(page);
    await page.goto(path);
    const skeleton = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).first();
    await expect(skeleton).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
    letGo();
    await expect(page.getByLabel(shows).or(page.getByText(shows)).first()).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    expect(await shift()).toBeLessThan(mostShift);
  });
