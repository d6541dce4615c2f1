import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import type { Cart } from '../../schemas/entities/cart.ts';
import { headerNames } from '../../schemas/header-names.ts';
import type { CartSync, StoredLine } from '../../schemas/stored/cart.ts';
import type { Customer } from '../e2e/customers.ts';
import { untilStarted } from '../e2e/open-page.ts';
import { expect, type RunningApp } from '../e2e/server-fixture.ts';
import { enterCode, sendNumber, textedCode } from '../e2e/sms-outbox.ts';
import { catchReply } from './caught-reply.ts';
import type { Dish } from './draw-steps.ts';
import { readCart, type ShownCart } from './shown-cart.ts';

/** 500 ms pass after a change before it is sent; a step of the clock is shorter. */
const tickMs = 100;
/** A guard against endless waiting: in so many steps of the clock everything is sent, with the pauses between tries. */
const mostTicks = 600;
const menuPath = '/menu/veg-pizza';

const isCartCall = (request: Request) => /\/cart-service\/ve1\/cart\//.test(request.url());
const isWrite = (request: Request) => isCartCall(request) && request.method() !== 'GET';

export interface Press {
  readonly seen: number;
  readonly by: 1 | -1;
}

/** Also where a message is over it: it would go only when the clock moves. */
const tap = (target: Locator): Promise<void> => target.evaluate((element: HTMLElement) => element.click());

interface PhoneParts {
  readonly browser: Browser;
  readonly app: RunningApp;
  readonly customer: Customer;
  /** From the start; a guest otherwise. */
  readonly isLoggedIn: boolean;
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A browser with a session of the customer, on the menu. Its clock stands still unless it is moved: no wait ends because the machine is slow. */
export async function openPhone({ browser, app, customer, isLoggedIn }: PhoneParts) {
  const context = await newContext(browser, app, isLoggedIn ? customer : undefined);
  const running = new Set<Request>();
  let lastCall: Request | undefined;
  let page = await newPage();
  let isOnline = true;
  let journal: (text: string) => void = () => {};

  let listeners: (() => void)[] = [];

  /** The next thing that happens to a call of the page. */
  const nextEvent = () => new Promise<void>((resolve) => listeners.push(resolve));
  function happened(): void {
    for (const listener of listeners) listener();
    listeners = [];
  }

  async function newPage(): Promise<Page> {
    const opened = await context.newPage();
    opened.setDefaultTimeout(60_000);
    opened.on('request', (request) => {
      if (!isCartCall(request)) return;
      running.add(request);
      lastCall = request;
      journal(`  → ${request.method()} ${new URL(request.url()).pathname.split('/').slice(6).join('/')}`);
      happened();
    });
    const ended = (request: Request) => {
      if (running.delete(request)) happened();
    };
    opened.on('requestfinished', ended);
    opened.on('requestfailed', ended);
    opened.on('pageerror', (error) => journal(`  exception in the page: ${error.message}`));
    return opened;
  }

  async function stopClock(): Promise<void> {
    await expect(async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 250);
    }).toPass();
  }

  async function open(path: string): Promise<void> {
    await page.goto(path);
    await untilStarted(page);
    await stopClock();
  }

  /**
   * Waits until something is so. While a call is on its way the clock stands still until something happens to it, so that a slow server does not
   * look like one that gives no reply; otherwise it is moved in small steps.
   */
  async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (let ticks = 0; ticks < mostTicks; ) {
      const event = nextEvent();
      if (await isSo()) return;
      if (running.size > 0) await event;
      else {
        await page.clock.runFor(tickMs);
        ticks += 1;
      }
    }
    throw new Error(`${what}: not after ${(mostTicks * tickMs) / 1_000} s of the page's clock.`);
  }

  const isAtCart = () => new URL(page.url()).pathname === '/cart';

  async function goToCart(): Promise<boolean> {
    if (isAtCart()) return true;
    const link = page.getByRole('link', { name: 'View cart' });
    if ((await link.count()) === 0) return false;
    await tap(link);
    await until('the cart page', async () => isAtCart() && (await page.getByRole('listitem').count()) > 0);
    return true;
  }

  async function goToMenu(): Promise<void> {
    if (!isAtCart()) return;
    await until('a way to the menu', async () => (await wayToMenu().count()) > 0);
    await tap(wayToMenu().first());
    const category = page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Veg pizza', exact: true });
    await until('the menu', async () => !isAtCart() && (await category.count()) > 0);
    await tap(category);
    await until('the dishes', async () => (await control('Farmhouse').count()) > 0);
  }

  const wayToMenu = () => page.getByRole('link', { name: /^(Add more items|See the menu)$/ });
  const control = (name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('group', { name: `Quantity of ${name}`, exact: true })
      .first();

  /** Presses a button, and says what the screen showed at that moment. Null when there is nothing to press. */
  async function press({ name }: Dish, by: 1 | -1): Promise<Press | null> {
    if ((await control(name).count()) === 0) return null;
    const seen = await control(name).evaluate(async (group, step) => {
      const buttons = [...group.querySelectorAll('button')];
      const shown = Number(group.querySelector('output')?.textContent ?? 0);
      const button = step > 0 ? buttons.at(-1) : shown > 0 ? buttons[0] : undefined;
      if (!button || button.disabled) return null;
      button.click();
      await Promise.resolve();
      return shown;
    }, by);
    return seen === null ? null : { seen, by };
  }

  async function isQuiet(): Promise<boolean> {
    if (running.size > 0) return false;
    return page.evaluate(() => {
      const read = <Value>(name: string): Value | null =>
        (JSON.parse(localStorage.getItem(name) ?? '{}') as { d?: Value }).d ?? null;
      const unitsOf = (lines: readonly { readonly key: string; readonly quantity: number }[]) =>
        JSON.stringify(lines.map(({ key, quantity }) => `${key} ${quantity}`).toSorted());
      const record = read<CartSync>('cartSync');
      const lines = read<readonly StoredLine[]>('cartLines') ?? [];
      return !record?.pending && unitsOf(record?.lines ?? []) === unitsOf(lines as never);
    });
  }

  /** A call as the app makes it; `{cart}` stands for the way to the session's cart. */
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const sent = await lastCall?.allHeaders();
    if (!sent) throw new Error('The phone has never asked for its cart.');
    const { info, cartId } = await page.evaluate(() => {
      const read = (name: string) => JSON.parse(localStorage.getItem(name) ?? '{}') as { d?: unknown };
      return { info: read('userInfo').d as Customer, cartId: read('cartId').d as string };
    });
    const reply = await fetch(`${app.url}${path.replace('{cart}', `/agg/cart-service/ve1/cart/${cartId}`)}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        [headerNames.authToken]: info.credentials.accessToken,
        [headerNames.userId]: info.userId,
        [headerNames.isLoggedIn]: 'true',
        [headerNames.storeId]: sent[headerNames.storeId] ?? '',
        [headerNames.deliveryType]: sent[headerNames.deliveryType] ?? '',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}.`);
    return reply.json();
  }

  async function callCart(method: string, path: string, body?: object): Promise<Cart> {
    const { data } = (await call(method, `{cart}${path}`, body)) as { data: Cart };
    return data;
  }

  async function reload(): Promise<void> {
    const starting = page.waitForEvent('framenavigated');
    const reloaded = page.reload({ waitUntil: 'commit' });
    await starting;
    await reloaded;
    await page.clock.resume();
    await untilStarted(page);
    await stopClock();
  }

  /** Lets the wait after a change end and the server do it, and runs something before the page has the reply, which then never comes. */
  async function withoutReply(run: () => Promise<void>): Promise<void> {
    const reply = await catchReply(page, happened);
    await until('a reply', async () => reply.isCaught() || (await isQuiet()));
    if (reply.isCaught()) journal('  the reply is lost');
    await run();
    await reply.lose();
  }

  return {
    press,
    /** Adds one by the card on the menu, or on the cart page when that is open and has the line. */
    async add(dish: Dish): Promise<Press | null> {
      if (isAtCart() && (await control(dish.name).count()) === 0) {
        if (!isOnline) return null;
        await goToMenu();
      }
      return press(dish, 1);
    },

    /** Adds a large one by the page of choices. */
    async customise(dish: Dish): Promise<Press | null> {
      await goToMenu();
      const link = page.getByRole('link', { name: dish.name, exact: true }).first();
      await until('the card', async () => (await link.count()) > 0);
      await tap(link);
      const add = page.getByRole('button', { name: /^Add · ₹/ });
      await until('the choices', async () => (await add.count()) > 0);
      await page.getByRole('radio', { name: /^Large/ }).check();
      await until(
        'the price of a large one',
        async () => await page.getByRole('radio', { name: /^Large/ }).isChecked(),
      );
      const seen = await add.evaluate((button: HTMLElement, productId) => {
        const stored = JSON.parse(localStorage.getItem('cartLines') ?? '{}') as { d?: readonly StoredLine[] };
        button.click();
        return (stored.d ?? []).find((line) => line.productId === productId)?.quantity ?? 0;
      }, dish.productId);
      await until('the menu', async () => new URL(page.url()).pathname.startsWith('/menu'));
      return { seen, by: 1 };
    },

    goToCart,
    goToMenu,
    isAtCart,
    isOnline: () => isOnline,
    page: () => page,

    wait: (ms: number) => page.clock.runFor(ms),

    /** Lets the wait after a change end, and runs something the moment its call leaves; where nothing waits, at once. */
    async asItSends(run: () => Promise<void>): Promise<void> {
      let running: Promise<void> | undefined;
      const begin = (request?: Request) => {
        if (!request || isWrite(request)) running ??= run();
      };
      page.on('request', begin);
      await until('a call', async () => running !== undefined || (await isQuiet()));
      page.off('request', begin);
      begin();
      await running;
    },

    /** Everything was sent, and every reply is here. */
    settle: () => until('everything is sent', isQuiet),
    isQuiet,

    async setOnline(next: boolean): Promise<void> {
      isOnline = next;
      await context.setOffline(!next);
    },

    /** The connection comes back, which makes the app look at the server's cart; then nothing is on its way any more. */
    async look(): Promise<void> {
      await context.setOffline(true);
      const reply = page.waitForResponse((response) => isCartCall(response.request()) && response.ok());
      await context.setOffline(false);
      isOnline = true;
      let isHere = false;
      void reply.then(() => (isHere = true));
      await until('a reply of the server', async () => isHere);
      await until('everything is sent', isQuiet);
    },

    reload,
    loseReply: () => withoutReply(async () => {}),
    reloadBeforeReply: () => withoutReply(reload),

    /** Everywhere else the customer has to log in again. */
    endOtherLogins: () => call('DELETE', '/customer-service/ve1/user/sessions'),

    /** The app asks for the cart, and hears that the customer is logged in no more. */
    async learnOfEnd(): Promise<void> {
      await context.setOffline(true);
      await context.setOffline(false);
      await until('a session of a guest', () =>
        page.evaluate(() => localStorage.getItem('userInfo')?.includes('"isLoggedIn":false') ?? false),
      );
    },

    /** The system ends the tab without a word, and the customer opens the app again. */
    async crash(): Promise<void> {
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      void session.send('Page.crash').catch(() => {});
      await crashed;
      await page.close();
      running.clear();
      happened();
      page = await newPage();
      await page.clock.resume();
      await open(menuPath);
    },

    async logOut(): Promise<void> {
      await goToMenu();
      await page.clock.resume();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('userInfo') ?? ''))
        .toContain('"isLoggedIn":false');
      await open(menuPath);
    },

    async logIn(): Promise<void> {
      await page.clock.resume();
      await page.goto(`/login?${new URLSearchParams({ redirectUrl: menuPath })}`);
      await untilStarted(page);
      await sendNumber(page, customer.mobile);
      await enterCode(page, await textedCode(app, customer.mobile));
      await expect(page).toHaveURL(new RegExp(`${menuPath}$`));
      await untilStarted(page);
      await stopClock();
      await until('everything is sent', isQuiet);
    },

    /** Puts a code into the field of the cart, or takes the one off that is there. What the screen says of it in the end. */
    async changeCode(code: string): Promise<{ readonly removed: boolean; readonly isDone: boolean } | null> {
      if (!(await goToCart())) return null;
      const remove = page.getByRole('button', { name: `Remove ${code}` });
      const field = page.getByRole('textbox', { name: 'Coupon code' });
      await until('the offers', async () => (await remove.count()) + (await field.count()) > 0);
      const removed = (await remove.count()) > 0;
      if (removed) await tap(remove);
      else {
        await field.fill(code);
        await field.press('Enter');
      }
      const isBusy = page.getByRole('main').locator('button[aria-busy="true"]');
      await until('an answer', async () => (await isBusy.count()) === 0);
      const isThere = (await remove.count()) > 0;
      return { removed, isDone: removed !== isThere };
    },

    /** The cart page as it stands. */
    async shownCart(): Promise<ShownCart> {
      if (!isAtCart() && !(await goToCart())) return { lines: [], toPay: null, discount: null, code: null };
      await until('a bill that is not being updated', async () =>
        page.evaluate(() => {
          const main = document.querySelector('main');
          if (main?.textContent?.includes('Your cart is empty')) return true;
          return (
            main !== null && main.querySelector('dl') !== null && !/Updating/.test(main.textContent ?? '')
          );
        }),
      );
      return page.evaluate(readCart);
    },

    /** The server's cart. */
    servedCart: () => callCart('GET', ''),

    /** Takes everything off the server's cart, as another phone would. */
    async emptyOnServer(): Promise<void> {
      const { version, explicitPromo } = await callCart('GET', '');
      const { version: next } = explicitPromo
        ? await callCart('DELETE', `/promo/${explicitPromo.promoCode}`)
        : { version };
      await callCart('PUT', '/items', { version: next, items: [] });
    },

    /** What it reports from now on. */
    tell(to: (text: string) => void): void {
      journal = to;
    },

    close: () => context.close(),
    start: () => open(menuPath),
  };
}

async function newContext(
  browser: Browser,
  app: RunningApp,
  customer: Customer | undefined,
): Promise<BrowserContext> {
  const kept: Record<string, unknown> = { gaId: '1700000000.100' };
  if (customer) {
    const { cartId, ...person } = customer;
    Object.assign(kept, { userInfo: { ...person, isLoggedIn: true, loginType: 'OTP' }, cartId });
  }
  const localStorage = Object.entries(kept).map(([name, d]) => ({
    name,
    value: JSON.stringify({ v: 1, d }),
  }));
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Skeletons and spinners that move would be drawn all the time.
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
  });
  await context.clock.install();
  return context;
}
