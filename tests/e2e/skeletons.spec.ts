import type { Page } from '@playwright/test';
import { type Customer, logIn } from './customers.ts';
import { rest } from './open-page.ts';
import { deliverHome, newCustomer, test } from './pay-steps.ts';
import { fillCart, markFavourite, placeOrder } from './placed-order.ts';
import { expect, type RunningApp } from './server-fixture.ts';

/** What Google calls good is 0.1. */
const mostShift = 0.05;

/** In px. */
const mostOff = 8;

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

/** What has to be there before a page can show it. */
type Prepare = (app: RunningApp, customer: Customer) => Promise<unknown>;

const pizza = { productId: 'PIZ7', quantity: 1, crustId: 'hand-tossed' };
const twoLines = [
  { ...pizza, id: 'PIZ7-large', sizeId: 'large' },
  { ...pizza, id: 'PIZ7-medium', sizeId: 'medium' },
];
const withOrder: Prepare = (app, customer) => placeOrder(app, customer);
const withCart: Prepare = (app, customer) => fillCart(app, customer, twoLines);
const withFavourites: Prepare = async (app, customer) => {
  for (const productId of ['SID1', 'BEV1', 'DES1']) await markFavourite(app, customer, productId);
};

interface Case {
  readonly path: string;
  readonly shows: string;
  readonly prepare: Prepare;
  /** Parts that the skeleton has as well, in the same places. */
  readonly alike?: string;
}

const cards = 'main [class*="surface_"]';

/** How far the parts of the page are from those of its skeleton, at most: their tops, and the end of the last one. */
async function farthest(page: Page, alike: string, before: readonly DOMRect[]): Promise<number> {
  const now = await rectsOf(page, alike);
  return Math.max(
    ...before.flatMap(({ y, bottom }, at) => [
      Math.abs(y - (now[at]?.y ?? Infinity)),
      Math.abs(bottom - (now[at]?.bottom ?? Infinity)),
    ]),
  );
}

/** Of the first two, which are in sight. */
const rectsOf = (page: Page, alike: string): Promise<DOMRect[]> =>
  page
    .locator(alike)
    .evaluateAll((parts) =>
      parts.slice(0, 2).map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );

const cases: readonly Case[] = [
  { path: '/track', shows: 'Stages of the order', prepare: withOrder },
  { path: '/orderHistory', shows: 'Order again', prepare: withOrder },
  { path: '/wallet', shows: 'Passbook', prepare: withOrder },
  { path: '/cart', shows: 'Add more items', prepare: withCart, alike: cards },
  { path: '/favourites', shows: 'Garlic', prepare: withFavourites, alike: cards },
  {
    path: '/paymentType',
    shows: 'Net banking',
    prepare: withCart,
    alike: 'main [class*="sum_"], main [class*="groups_"] > *',
  },
];

for (const { path, shows, prepare, alike } of cases)
  test(`what comes to ${path} takes the place of its skeleton, and nothing jumps`, async ({ page, app }) => {
    const customer = await newCustomer(app);
    await logIn(page, customer);
    await deliverHome(page, customer.mobile);
    await prepare(app, customer);
    const shift = await watchShifts(page);
    const letGo = await holdCalls(page);
    await page.goto(path);
    const skeleton = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).first();
    await expect(skeleton).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
    const bones = alike === undefined ? [] : await rectsOf(page, alike);
    letGo();
    await expect(page.getByLabel(shows).or(page.getByText(shows)).first()).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    expect(await shift()).toBeLessThan(mostShift);
    if (alike === undefined) return;
    expect(bones).toHaveLength(2);
    expect(await farthest(page, alike, bones)).toBeLessThanOrEqual(mostOff);
  });
