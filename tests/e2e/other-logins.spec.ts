import type { Page } from '@playwright/test';
import { brand } from '#src/config/brand.ts';
import { cart, dish, group, open as openMenu, screenSizes } from './menu-page.ts';
import { open, sidewaysScroll } from './open-page.ts';
import { expect, test as base } from './server-fixture.ts';
import { codeField, enterCode, introduce, mobileField, newNumber, textedCode } from './sms-outbox.ts';
import { wideToo } from './wide-too.ts';
import { comeAs } from './in-group.ts';

/** The browser knows the author token, which the provider of a sandbox asks for where others reach it. */
const test = base.extend({
  httpCredentials: async ({ app }, provide) => {
    await provide({ username: 'author', password: app.authorToken });
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const sixDigits = (page: Page) => page.getByRole('textbox', { name: '6-digit password' });

/** Calls of the login from now on. */
function loginCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/loginhandler/')) calls.push(pathname.replace('/loginhandler/', ''));
  });
  return calls;
}

/** Goes to the provider from the page or the sheet that is open, and says there who one is. */
async function continueAs(page: Page, name: string, email: string): Promise<void> {
  await button(page, 'Continue with Sandbox ID').click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await button(page, 'Continue').click();
}

/** Gives the number of the sign-up that is open, and the code that was texted to it. */
async function endSignUp(page: Page, app: Parameters<typeof textedCode>[0], mobile: string): Promise<void> {
  await mobileField(page).fill(mobile);
  await button(page, 'Send code').click();
  await expect(codeField(page)).toBeFocused();
  await enterCode(page, await textedCode(app, mobile));
}

async function openLeftMenu(page: Page) {
  await button(page, 'Open the menu').click();
  return page.getByRole('dialog', { name: brand.name });
}

async function logOut(page: Page): Promise<void> {
  const menu = await openLeftMenu(page);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
}

for (const size of screenSizes) {
  test.describe(`at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('NAV-06 SES-12 SES-13 SES-14 SES-16 API-007 API-008 API-009 API-011 VAL-09 an account that is new signs up with a number, and is in at once the next time', async ({
      page,
      app,
    }) => {
      const mobile = newNumber();
      const email = `zoya.${mobile}@example.com`;
      const calls = loginCalls(page);
      await open(page, '/login?redirectUrl=/our-story');
      await continueAs(page, 'Zoya Khan', email);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}/socialSignin?redirectUrl=%2Four-story`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await page.getByRole('textbox', { name: 'First name' }).fill('');
      await button(page, 'Send code').click();
      await expect(page.getByText('Enter Name')).toBeVisible();
      await page.getByRole('textbox', { name: 'First name' }).fill('Zoya');
      expect(await sidewaysScroll(page)).toBe(0);
      await endSignUp(page, app, mobile);
      await expect(page).toHaveURL(`${app.url}/our-story`);
      expect(calls).toContain('socialvalidatecode');
      expect(calls.lastIndexOf('prelogin')).toBeLessThan(calls.indexOf('socialvalidatecode'));
      expect(calls).not.toContain('sociallogin');

      await logOut(page);
      calls.length = 0;
      await open(page, '/login?redirectUrl=/our-story');
      await continueAs(page, 'Zoya Khan', email);
      await expect(page).toHaveURL(`${app.url}/our-story`);
      expect(calls.indexOf('prelogin')).toBeLessThan(calls.indexOf('sociallogin'));
      expect(calls).not.toContain('socialvalidatecode');
      await expect((await openLeftMenu(page)).getByText('Hello Zoya')).toBeVisible();
      const kept = await page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }).join());
      expect(kept).toContain('"loginType":"Gmail"');
      expect(kept).not.toMatch(/verifier|"nonce"|draft\/(socialAttempt|signUp|loginStep)/);
    });

    test('NAV-07 NAV-09 SES-15 SES-17 VAL-08 VAL-39 API-010 API-012 a password is texted, logs in, and is good from then on', async ({
      page,
      app,
    }) => {
      const mobile = newNumber();
      await open(page, '/login?redirectUrl=/our-story');
      await button(page, 'Log in with a password').click();
      await expect(page).toHaveURL(`${app.url}/password?redirectUrl=%2Four-story`);
      await mobileField(page).fill(mobile);
      await button(page, 'Log in').click();
      await expect(passwordField(page)).toHaveAccessibleDescription(`Enter ${brand.name} Password`);
      expect(await sidewaysScroll(page)).toBe(0);

      await button(page, 'Text me a new password').click();
      await expect(page).toHaveURL(`${app.url}/forgotPassword?redirectUrl=%2Four-story`);
      await mobileField(page).fill(mobile);
      await button(page, 'Text me a password').click();
      await expect(sixDigits(page)).toBeFocused();
      const password = await textedCode(app, mobile);
      await sixDigits(page).pressSequentially(password.slice(0, 5));
      await expect(button(page, 'Log in')).toBeDisabled();
      await sixDigits(page).press(password.at(5) === '0' ? '1' : '0');
      await button(page, 'Log in').click();
      await expect(page.getByRole('alert')).toContainText('do not fit');
      await sixDigits(page).pressSequentially(password);
      await button(page, 'Log in').click();
      await introduce(page, 'Kabir');
      await expect(page).toHaveURL(`${app.url}/our-story`);

      await logOut(page);
      const calls = loginCalls(page);
      await open(page, '/password?redirectUrl=/restaurants');
      await mobileField(page).fill(mobile);
      await passwordField(page).fill('000000' === password ? '111111' : '000000');
      await button(page, 'Log in').click();
      await expect(passwordField(page)).toHaveAccessibleDescription(/do not fit.*new password texted/);
      await expect(mobileField(page)).toHaveValue(mobile);
      await passwordField(page).fill(password);
      await passwordField(page).press('Enter');
      await expect(page).toHaveURL(`${app.url}/restaurants`);
      expect(calls.filter((call) => /prelogin|passwordlogin/.test(call))).toEqual([
        'prelogin',
        'passwordlogin',
        'prelogin',
        'passwordlogin',
      ]);
      expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toContain('"loginType":"password"');
    });

    test('ROL-05 SES-34 EXP-08 the heart of a guest is set after a sign-up with an account, and the cart is kept', async ({
      page,
      app,
    }) => {
      // The group that gets the login over the page.
      await comeAs(page, '1700000000.140');
      const mobile = newNumber();
      await openMenu(page, '/menu/veg-pizza');
      const card = dish(group(page, 'Veg pizza'), 'Margherita');
      await card.getByRole('button', { name: 'Add Margherita' }).click();
      const heart = card.getByRole('button', { name: 'Favourite: Margherita' });
      await heart.click();
      await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
      await continueAs(page, 'Nila Das', `nila.${mobile}@example.com`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
      await endSignUp(page, app, mobile);
      await expect(page).toHaveURL(`${app.url}/menu/veg-pizza`);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(cart(page, size)).toContainText('1 item');
    });
  });
}

test('SES-12 who comes back from the provider without a login is told so, and goes on with a code', async ({
  page,
  app,
}) => {
  await open(page, '/login?redirectUrl=/our-story');
  await button(page, 'Continue with Sandbox ID').click();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('alert')).toContainText('You came back without logging in.');
  await expect(page).toHaveURL(`${app.url}/socialSignin?redirectUrl=%2Four-story`);
  await button(page, 'Log in with a code').click();
  await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Four-story`);
  await expect(mobileField(page)).toBeVisible();
});

test('SES-12 an answer that this tab did not ask for logs nobody in, and leaves the address', async ({
  page,
  app,
}) => {
  const calls = loginCalls(page);
  await open(page, '/socialSignin?code=somebodys-code&state=somebodys-state');
  await expect(page.getByRole('alert')).toContainText('This login was not begun in this tab');
  await expect(page).toHaveURL(`${app.url}/socialSignin`);
  expect(calls).not.toContain('socialtoken');
});

test('SES-14 VAL-38 a sign-up goes on after a reload, as after reading the message in another app', async ({
  page,
  app,
}) => {
  const mobile = newNumber();
  await open(page, '/socialSignin?redirectUrl=/our-story');
  await continueAs(page, 'Ishaan Rao', `ishaan.${mobile}@example.com`);
  await mobileField(page).fill(mobile);
  await button(page, 'Send code').click();
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  await expect(codeField(page)).toBeVisible();
  await enterCode(page, await textedCode(app, mobile));
  await expect(page).toHaveURL(`${app.url}/our-story`);
});

test('SES-12 a provider that cannot be reached is said, and the login by a code stays', async ({ page }) => {
  await page.route('**/loginhandler/socialstart', (route) =>
    route.fulfill({
      status: 424,
      json: {
        status: 'FAILED',
        errors: [{ code: 'SOCIAL_UNREACHABLE', displayMsg: 'We cannot reach Sandbox ID at the moment.' }],
      },
    }),
  );
  await open(page, '/login');
  await button(page, 'Continue with Sandbox ID').click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach Sandbox ID at the moment.');
  await expect(button(page, 'Send code')).toBeEnabled();
});

test('SES-12 no button leads nowhere: without a provider there is none', async ({ page }) => {
  await page.route('**/loginhandler/loginways', (route) =>
    route.fulfill({ json: { status: 'SUCCESS', data: { social: [], password: false } } }),
  );
  await open(page, '/login');
  await expect(button(page, 'Skip for now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Continue with|password/ })).toHaveCount(0);
});
