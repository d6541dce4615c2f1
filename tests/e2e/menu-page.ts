import type { Locator, Page, Request } from '@playwright/test';
import { type Menu, menuSchema } from '../../schemas/entities/menu.ts';
import { headerNames } from '../../schemas/header-names.ts';
import * as anyPage from './open-page.ts';

/** A size at which the cart is a bar at the bottom, and one at which it is beside the menu. */
export const screenSizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 900 },
] as const;

export const isWide = ({ width }: { width: number }) => width >= 1024;

/** The path of the menu's call. */
export const menuCall = /\/catalog-service\/ve1\/stores\/[^/]+\/menu/;

/** Pages that are drawn from the menu; each requests it when it is opened. */
const menuPages = /^\/(menu|customise|edv|favourites)\b/;

async function withMenu(page: Page, path: string, come: () => Promise<void>): Promise<void> {
  if (!menuPages.test(path)) return come();
  // A reply to the page before, which the navigation cuts off, would never be whole.
  let isNewPage = false;
  page.once('framenavigated', () => {
    isNewPage = true;
  });
  const [reply] = await Promise.all([
    page.waitForResponse((response) => isNewPage && menuCall.test(response.url())),
    come(),
  ]);
  await reply.finished();
  return anyPage.rest(page);
}

/** Opens a page and waits until it is hydrated and, if it is one of the menu's pages, drawn from the whole menu. */
export function open(page: Page, path: string): Promise<void> {
  return withMenu(page, path, () => anyPage.open(page, path));
}

/** The same for the page that is open. */
export function reload(page: Page): Promise<void> {
  return withMenu(page, new URL(page.url()).pathname, () => anyPage.reload(page));
}

/** A part of the menu under its heading. */
export function group(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${name} \\d+ dish`) });
}

/** The card of a dish, in the whole page or in one group of it. */
export function dish(within: Page | Locator, name: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
    .first();
}

export function categoryBar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Categories' });
}

/** The cart, as a bar or beside the menu. */
export function cart(page: Page, size: { width: number }): Locator {
  return isWide(size)
    ? page.getByRole('region', { name: 'Your cart' })
    : page.getByRole('region', { name: 'Cart', exact: true });
}

/** The choices of a product: a page of their own on a phone, a dialog over the menu on a wide screen. */
export function choices(page: Page, size: { width: number }): Locator {
  return isWide(size) ? page.getByRole('dialog', { name: 'Make it yours' }) : page.locator('body');
}

/** The server's menu with a change made to it, which must be one that a server may send. */
export async function changeMenu(page: Page, change: (menu: Menu, request: Request) => void): Promise<void> {
  await spoilMenu(page, (menu, request) => {
    change(menu as Menu, request);
    menuSchema.parse(menu);
  });
}

/** The same with a change that no server should make. */
export async function spoilMenu(
  page: Page,
  change: (menu: { catalog: { products: Record<string, unknown>[] }[] }, request: Request) => void,
): Promise<void> {
  await page.route(menuCall, async (route) => {
    const request = route.request();
    const { 'if-none-match': _, ...headers } = request.headers();
    const response = await route.fetch({ headers });
    // The app asks again from time to time, also when a test ends: then the reply is gone, and nobody waits for it.
    const body = (await response.json().catch(() => null)) as { data: Parameters<typeof change>[0] } | null;
    if (body === null) return;
    change(body.data, request);
    await route.fulfill({ response, json: body });
  });
}

/** The menu call fails until the returned function is called. */
export async function failMenu(page: Page): Promise<() => Promise<void>> {
  await page.route(menuCall, (route) =>
    route.fulfill({ status: 500, json: { status: 'FAILED', errors: [] } }),
  );
  return () => page.unroute(menuCall);
}

export function productOf(menu: Menu, productId: string): Menu['catalog'][number]['products'][number] {
  const found = menu.catalog.flatMap(({ products }) => products).find((each) => each.productId === productId);
  if (!found) throw new Error(`The menu of the test's store has no ${productId}.`);
  return found;
}

/** Paths of the menu calls from now on, with the order type of each. */
export function menuCalls(page: Page): { path: string; orderType: string | undefined; ok: boolean }[] {
  const calls: { path: string; orderType: string | undefined; ok: boolean }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('/menu') || !pathname.startsWith('/catalog-service/')) return;
    const orderType = response.request().headers()[headerNames.deliveryType];
    calls.push({ path: pathname, orderType, ok: response.ok() });
  });
  return calls;
}
