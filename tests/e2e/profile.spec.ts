import type { BrowserContext, Page } from '@playwright/test';
import { brand } from '#src/config/brand.ts';
import * as customers from './customers.ts';
import { open, reload, sidewaysScroll } from './open-page.ts';
import { expect, type RunningApp, test } from './server-fixture.ts';
import { enterCode, introduce, newNumber, sendNumber, textedCode } from './sms-outbox.ts';

const question = 'Do you want to exit without saving the changes?';

/** Logs in by a code; a customer who is new tells the name. */
async function logIn(page: Page, { app, mobile, name }: { app: RunningApp; mobile: string; name?: string }) {
  await open(page, '/login?redirectUrl=/profile');
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  if (name !== undefined) await introduce(page, name);
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
}

async function leftMenu(page: Page) {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('dialog', { name: brand.name });
}

const lastName = (page: Page) => page.getByRole('textbox', { name: 'Last name' });
const asked = (page: Page) => page.getByRole('dialog', { name: question });
const answer = (page: Page, name: string) => asked(page).getByRole('button', { name }).click();
const edit = (page: Page) => page.getByRole('button', { name: 'Edit your details' }).click();

test('ROL-09 NAV-31 a guest at /profile logs in and comes back; PRF-01 PRF-02 PRF-04 a saved name is everywhere at once', async ({
  page,
  context,
  app,
}) => {
  const mobile = newNumber();
  const menu = await context.newPage();
  await open(page, '/profile');
  await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Fprofile`);
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  await introduce(page, 'Asha');
  await expect(page).toHaveURL(`${app.url}/profile`);
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details).toContainText('Asha');
  await expect(details).toContainText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await expect(details).toContainText('asha@example.com');

  await open(menu, '/menu');
  const other = await leftMenu(menu);
  await expect(other.getByText('Hello Asha')).toBeVisible();
  await edit(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Usha');
  await lastName(page).fill('Rao');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(details).toContainText('Usha');
  await expect((await leftMenu(page)).getByText('Hello Usha')).toBeVisible();
  await expect(other.getByText('Hello Usha')).toBeVisible();
  await reload(page);
  await expect(details).toContainText('Rao');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('PRF-03 Back, the left menu, the bottom bar and a logout ask before unsaved changes are lost', async ({
  page,
  app,
}) => {
  await logIn(page, { app, mobile: newNumber(), name: 'Meera' });
  await page.getByRole('navigation').getByRole('link', { name: 'Menu' }).last().click();
  await expect(page).toHaveURL(`${app.url}/menu`);
  await page.goBack();
  await edit(page);
  await expect(page).toHaveURL(`${app.url}/profile?edit=1`);
  await lastName(page).fill('Das');

  await page.evaluate(() => history.back());
  await expect(asked(page)).toBeVisible();
  await answer(page, 'Stay');
  await expect(page).toHaveURL(`${app.url}/profile?edit=1`);
  await expect(lastName(page)).toHaveValue('Das');

  await (await leftMenu(page)).getByRole('link', { name: 'Offers' }).click();
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lastName(page)).toHaveValue('Das');

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Home' }).click();
  await answer(page, 'Stay');
  await (await leftMenu(page)).getByRole('button', { name: 'Log out' }).click();
  await answer(page, 'Stay');
  await expect(lastName(page)).toHaveValue('Das');

  page.once('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expect(lastName(page)).toHaveValue('Das');
  await page.evaluate(() => history.back());
  await answer(page, 'Exit');
  await expect(page).toHaveURL(`${app.url}/profile`);
  await expect(page.getByText('Das')).toBeHidden();

  await edit(page);
  await expect(lastName(page)).toHaveValue('');
  await lastName(page).fill('Das');
  await (await leftMenu(page)).getByRole('link', { name: 'Offers' }).click();
  await answer(page, 'Exit');
  await expect(page).toHaveURL(`${app.url}/offers`);
  await page.goBack();
  await expect(lastName(page)).toHaveValue('');
});

test('a login that is ended elsewhere makes that device a guest', async ({ page, browser, app }) => {
  // Another code for the same number could be asked for only after 45 seconds.
  const customer = app.customers.at(-1);
  if (!customer) throw new Error('The fixture has no customer.');
  const contexts: BrowserContext[] = [];
  try {
    await customers.logIn(page, customer);
    await open(page, '/profile');
    await expect(page.getByText('You are logged in on this device only.')).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: app.url });
    contexts.push(elsewhere);
    const other = await elsewhere.newPage();
    await logIn(other, { app, mobile: customer.mobile });
    await expect(other.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);

    await reload(page);
    await page.getByRole('button', { name: /^Log out there/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are logged in on this device only.')).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL(`${app.url}/login?redirectUrl=%2Fprofile`);
    await reload(page);
    await expect(page.getByText(customer.email)).toBeVisible();
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
});
