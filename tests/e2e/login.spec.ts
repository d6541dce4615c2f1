import type { Page } from '@playwright/test';
import { brand } from '#src/config/brand.ts';
import { cart, dish, group, open, screenSizes } from './menu-page.ts';
import * as anyPage from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import {
  codeField,
  enterCode,
  introduce,
  mobileField,
  newNumber,
  sendNumber,
  textedCode,
} from './sms-outbox.ts';
import { comeAs } from './in-group.ts';
import { wideToo } from './wide-too.ts';

/** Puts the browser into the group that gets variant A of every experiment, whatever the fixture chose. */
function joinGroupA(page: Page): Promise<void> {
  return comeAs(page, '1700000000.140');
}

async function addMargherita(page: Page): Promise<void> {
  await dish(group(page, 'Veg pizza'), 'Margherita').getByRole('button', { name: 'Add Margherita' }).click();
}

async function openLeftMenu(page: Page) {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('dialog', { name: brand.name });
}

/** Calls of the login from now on. */
function loginCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/loginhandler/')) calls.push(pathname.replace('/loginhandler/', ''));
  });
  return calls;
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const size of screenSizes) {
  test.describe(`a login at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('SES-08 SES-09 SES-10 SES-34 ROL-07 NAV-04 keeps the cart and shows the name; SES-19 SES-20 SES-22 the logout leaves nothing', async ({
      page,
      app,
    }) => {
      const mobile = newNumber();
      await open(page, '/menu/veg-pizza');
      await addMargherita(page);
      await expect(cart(page, size)).toContainText('1 item');

      await (await openLeftMenu(page)).getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Fmenu%2Fveg-pizza`);
      await sendNumber(page, mobile);
      await expect(page).toHaveURL(/\/login-otp\?redirectUrl=%2Fmenu%2Fveg-pizza&from=leftMenu&cartId=c-/);
      await enterCode(page, await textedCode(app, mobile));
      await introduce(page, 'Asha');

      await expect(page).toHaveURL(`${app.url}/menu/veg-pizza`);
      await expect(cart(page, size)).toContainText('1 item');
      const menu = await openLeftMenu(page);
      await expect(menu.getByText('Hello Asha')).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();

      const calls = loginCalls(page);
      await menu.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(`${app.url}/`);
      // A call of the home page that comes before the guest is there asks for one too.
      await expect.poll(() => [...new Set(calls)]).toEqual(['logout', 'anonymoususer']);
      await expect.poll(() => stored(page, 'userInfo')).toContain('"isLoggedIn":false');
      expect(await stored(page, 'userInfo')).not.toContain(mobile);
      expect(await stored(page, 'cartLines')).toBeNull();
      await expect(cart(page, size)).toBeHidden();
      await expect((await openLeftMenu(page)).getByText('Hello Asha')).toBeHidden();
    });

    test('SES-11 VAL-37 NAV-05 a wrong code says so and keeps the step; Back does not come back to the login', async ({
      page,
      app,
    }) => {
      const mobile = newNumber();
      await anyPage.open(page, '/our-story');
      await anyPage.open(page, '/login?redirectUrl=/restaurants');
      await sendNumber(page, mobile);
      const code = await textedCode(app, mobile);
      await codeField(page).pressSequentially(code.slice(0, 5));
      await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
      await codeField(page).press(code.endsWith('0') ? '1' : '0');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('alert')).toContainText('This code is not right.');
      await expect(codeField(page)).toBeFocused();
      await enterCode(page, code);
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page).toHaveURL(`${app.url}/restaurants`);
      await page.goBack();
      await expect(page).toHaveURL(`${app.url}/our-story`);
      expect(await anyPage.sidewaysScroll(page)).toBe(0);
    });

    test('EXP-08 MEN-23 ROL-05 the heart of a guest opens the sheet, and is set afterwards', async ({
      page,
      app,
    }) => {
      await joinGroupA(page);
      const mobile = newNumber();
      await open(page, '/menu/veg-pizza');
      await addMargherita(page);
      const heart = dish(group(page, 'Veg pizza'), 'Margherita').getByRole('button', {
        name: 'Favourite: Margherita',
      });
      await heart.click();
      await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
      await sendNumber(page, mobile);
      await enterCode(page, await textedCode(app, mobile));
      await introduce(page, 'Ravi');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(`${app.url}/menu/veg-pizza`);
      await expect(cart(page, size)).toContainText('1 item');
    });
  });
}

test('VAL-38 another code can be asked for after 45 seconds, also after a reload', async ({ page }) => {
  const calls = loginCalls(page);
  await page.clock.install();
  await anyPage.open(page, '/login');
  await sendNumber(page, newNumber());
  const resend = page.getByRole('button', { name: /^Send it again/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/Send it again in \d+ s/);
  await page.clock.fastForward(30_000);
  await anyPage.reload(page);
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(resend).toBeEnabled();
  expect(calls).not.toContain('resendotp');
  await resend.click();
  await expect.poll(() => calls).toContain('resendotp');
});

test('SES-18 ROL-02 a skipped login goes on as a guest; ROL-09 one that a page needs leads home, and not back there', async ({
  page,
  app,
}) => {
  await anyPage.open(page, '/login?redirectUrl=/our-story');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(`${app.url}/our-story`);
  await anyPage.open(page, '/profile');
  await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Fprofile`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).not.toHaveURL(/login/);
  await anyPage.open(page, '/login?redirectUrl=//evil.example');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('VAL-01 VAL-40 refuses without a call what is no number', async ({ page }) => {
  await anyPage.open(page, '/login');
  const calls = loginCalls(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(mobileField(page)).toHaveAccessibleDescription(/Please enter your mobile number/);
  expect(calls).not.toContain('sendotp');
});

test('SES-10 SES-20 a second tab follows the login and the logout', async ({ page, context, app }) => {
  const mobile = newNumber();
  await open(page, '/menu/veg-pizza');
  await addMargherita(page);
  const second = await context.newPage();
  await open(second, '/menu/veg-pizza');
  await expect(cart(second, screenSizes[0])).toContainText('1 item');

  await anyPage.open(page, '/login');
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  await introduce(page, 'Meera');
  await expect(page).toHaveURL(`${app.url}/`);
  const menu = await openLeftMenu(second);
  await expect(menu.getByText('Hello Meera')).toBeVisible();

  await (await openLeftMenu(page)).getByRole('button', { name: 'Log out' }).click();
  await expect(menu.getByText('Hello Meera')).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.bringToFront();
  await expect.poll(() => stored(second, 'cartLines')).toBeNull();
  await second.keyboard.press('Escape');
  await expect(cart(second, screenSizes[0])).toBeHidden();
});
