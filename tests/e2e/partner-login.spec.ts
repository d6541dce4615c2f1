import type { Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { open, reload, untilStarted } from './open-page.ts';
import { openIn } from './partner-app.ts';
import { test } from './pay-steps.ts';
import { expect } from './server-fixture.ts';
import { newNumber } from './sms-outbox.ts';

test.use({ viewport: { width: 360, height: 740 } });

const accountLink = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Log out' });

async function openLeftMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu', exact: true }).click();
}

for (const app of ['Paytm', 'Google Pay'] as const) {
  test(`API-014 MIN-03 ${app} logs its customer in: the cart stays, and who logs out stays logged out`, async ({
    page,
  }) => {
    await keepInCart(page, {
      productId: 'P101',
      name: 'Garden Margherita',
      price: 19_900,
      quantity: 1,
      foodType: 0,
    });
    const logins: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/auth-service/micro-app/ve1/')) logins.push(response.status());
    });
    await openIn(page, { app, mobile: newNumber() });
    await expect.poll(() => logins).toEqual([200]);
    await openLeftMenu(page);
    await expect(accountLink(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('cartLines'))).toContain('P101');

    await accountLink(page).click();
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await reload(page);
    await openLeftMenu(page);
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /log in/i })
        .first(),
    ).toBeVisible();
    expect(logins).toEqual([200]);
  });
}

test('MIN-09 MIN-10 who says no to Paytm is told, and goes on as a guest: no form of the web is shown', async ({
  page,
}) => {
  await openIn(page, { app: 'Paytm', owner: 'Says no when the app asks' });
  const dialog = page.getByRole('dialog', { name: 'You are not logged in yet' });
  await expect(dialog).toContainText('We are unable to login , Please retry or exit to native app');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Go on without logging in' }).click();
  // Not asked again on the next page.
  await open(page, '/menu');
  await expect(dialog).toBeHidden();
  for (const path of ['/login', '/login-otp', '/password', '/forgotPassword', '/socialSignin', '/wallet']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Log in with Paytm' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Continue with Paytm' }).click();
  await expect(page.getByText('We are unable to login , Please retry or exit to native app')).toBeVisible();
});

test('MIN-11 when Paytm does not answer, the server says why', async ({ page }) => {
  await openIn(page, { app: 'Paytm', owner: 'Paytm does not answer to the shop' });
  const dialog = page.getByRole('dialog', { name: 'You are not logged in yet' });
  await expect(dialog).toContainText('There was an error while signing-in. Please retry or exit.');
  await expect(dialog).toContainText(
    'We cannot reach Paytm at the moment. Retry in a minute, or go on without logging in.',
  );
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/sandbox\/partners$/);
});

test.describe('before the app has started', () => {
  const form = (page: Page) => page.locator('main form');

  /** Opens a page whose scripts do not come until they are let in. */
  async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
    let letIn = () => {};
    const held = new Promise<void>((go) => (letIn = go));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return async () => {
      letIn();
      await untilStarted(page);
    };
  }

  test('MIN-10 no form of the web is painted in the app of a partner: by the address, and by the visit', async ({
    page,
  }) => {
    await page.route(/^https:\/\//, (route) => route.abort());
    // Anywhere else the number can be typed before the app has started.
    const start = await openWithoutScripts(page, '/login');
    await expect(form(page).getByRole('textbox')).toBeVisible();
    await start();

    for (const path of ['/login?utm_source=paytm', '/login', '/password', '/login?utm_source=gpay']) {
      const startIn = await openWithoutScripts(page, path);
      // Sent by the server, as to everybody.
      await expect(form(page)).toBeAttached();
      await expect(form(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeHidden();
      await startIn();
      await expect(
        page.getByRole('heading', { level: 1, name: /^Log in with (Paytm|Google Pay)$/ }),
      ).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }
  });
});
