import type { Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { open, reload, untilStarted } from './open-page.ts';
import { expect, test as base } from './server-fixture.ts';
import { newNumber } from './sms-outbox.ts';

/** The browser knows the author token, which the apps of a sandbox ask for where others reach it. */
const test = base.extend({
  httpCredentials: async ({ app }, provide) => {
    await provide({ username: 'author', password: app.authorToken });
  },
});

// A service worker would bypass the requests that the tests watch.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const accountLink = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Log out' });

interface Phone {
  readonly app: 'Paytm' | 'Google Pay';
  readonly mobile?: string;
  /** How the page of the sandbox calls who has the phone. */
  readonly owner?: string;
}

/** Opens the shop in the app of a partner, as the sandbox plays it. The partner's own script is not there. */
async function openIn(page: Page, { app, mobile, owner }: Phone): Promise<void> {
  await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/sandbox/partners');
  if (owner !== undefined) await page.getByLabel('Who has the phone').selectOption({ label: owner });
  if (mobile !== undefined) await page.getByLabel('Or a mobile number of your own').fill(mobile);
  await page.getByRole('button', { name: `Open in ${app}` }).click();
  await untilStarted(page);
}

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

test('MIN-09 who says no to Paytm is told, and logs in by a code or goes on as a guest', async ({ page }) => {
  await openIn(page, { app: 'Paytm', owner: 'Says no when the app asks' });
  const dialog = page.getByRole('dialog', { name: 'You are not logged in yet' });
  await expect(dialog).toContainText('We are unable to login , Please retry or exit to native app');
  await dialog.getByRole('link', { name: 'Log in with a code' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  // Not asked again on the next page.
  await open(page, '/menu');
  await expect(dialog).toBeHidden();
});

test('MIN-11 when Paytm does not answer, the server says why', async ({ page }) => {
  await openIn(page, { app: 'Paytm', owner: 'Paytm does not answer to the shop' });
  const dialog = page.getByRole('dialog', { name: 'You are not logged in yet' });
  await expect(dialog).toContainText('There was an error while signing-in. Please retry or exit.');
  await expect(dialog).toContainText('We cannot reach Paytm at the moment.');
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/sandbox\/partners$/);
});
