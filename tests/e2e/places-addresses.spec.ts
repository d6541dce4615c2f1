import type { Page } from '@playwright/test';
import { logIn } from './customers.ts';
import { open, reload, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

const widths = [360, 1280] as const;

const serverFault = { status: 500, contentType: 'application/json', body: '{"status":"FAILED"}' };

/** Dismisses the request layer's message about a fault of the server. */
async function closeOops(page: Page) {
  const popup = page.getByRole('dialog', { name: 'Oops', exact: true });
  await expect(popup.getByText('Something Went Wrong. Please Try Again.')).toBeVisible();
  await popup.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(popup).toBeHidden();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Fills in everything that the form needs besides the place. */
async function fillDoor(page: Page, houseNo: string) {
  await field(page, 'House or flat number').fill(houseNo);
  await field(page, 'Society or area').fill('Rose Apartments');
}

async function choosePlaceInForm(page: Page) {
  await page.getByRole('combobox', { name: 'City' }).selectOption('Bengaluru');
  const locality = page.getByRole('combobox', { name: 'Locality' });
  await locality.click();
  await locality.fill('indira');
  await page.getByRole('option', { name: /^Indiranagar/ }).click();
  await expect(locality).toHaveValue('Indiranagar');
}

/** Types with keys, because a script can set more than a field accepts. */
const longest: readonly [name: string, most: number][] = [
  ['Name', 50],
  ['Email', 50],
  ['House or flat number', 10],
  ['Floor', 50],
  ['Society or area', 40],
  ['Landmark', 50],
];

for (const width of widths) {
  test.describe(`an address at ${width} px`, wideToo(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('LOC-09 LOC-39 VAL-12 VAL-13 VAL-14 VAL-15 VAL-16 VAL-17 VAL-18 VAL-19 a guest’s, from the pin on the map to the menu', async ({
      page,
    }) => {
      const saved: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/addresses')) saved.push(request.url());
      });
      await open(page, '/newAddress?showContact=true');
      const send = page.getByRole('button', { name: 'Deliver here' });
      await send.click();
      for (const [name, text] of [
        ['Name', 'Please Enter Name'],
        ['Mobile number', 'Please enter valid mobile number'],
        ['Email', 'Please enter valid email Address'],
        ['House or flat number', 'Please enter house or flat number'],
        ['Society or area', 'Please enter society or area'],
      ] as const)
        await expect(field(page, name)).toHaveAccessibleDescription(text);
      await expect(page.getByRole('combobox', { name: 'Locality' })).toHaveAccessibleDescription(
        'Please select Locality',
      );
      await expect(page.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
        'Please select City',
      );
      await expect(page.getByText('7 fields need another look')).toBeVisible();
      await expect(field(page, 'Name')).toBeFocused();
      for (const name of ['Floor', 'Landmark'])
        await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');

      for (const [name, most] of longest) {
        await field(page, name).pressSequentially('x'.repeat(most + 1));
        await expect(field(page, name), name).toHaveValue('x'.repeat(most));
      }
      await field(page, 'Mobile number').pressSequentially('98765432109');
      await expect(field(page, 'Mobile number')).toHaveValue('9876543210');
      await field(page, 'Email').fill('asha@example');
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter valid email Address');

      await field(page, 'Name').fill('Asha Rao');
      await field(page, 'Email').fill('asha@example.in');
      await fillDoor(page, '12A');
      for (const name of ['Floor', 'Landmark']) await field(page, name).fill('');

      await page.getByRole('link', { name: 'Set on map' }).click();
      await page.getByRole('combobox', { name: /^Search for your area/ }).fill('Koramangala');
      await page
        .getByRole('option', { name: /Koramangala/ })
        .first()
        .click();
      const card = page.getByRole('region', { name: 'Where shall we bring it?' });
      await expect(card.getByText(/^Koramangala/)).toBeVisible();
      const map = page.getByRole('application', { name: /^Map\./ });
      const asked = page.waitForResponse(/\/geocode\?/);
      await map.press('ArrowUp');
      const { data } = (await (await asked).json()) as { data: { place: { area_level2: string } } };
      await page.getByRole('button', { name: 'Use this point' }).click();
      await expect(page).toHaveURL('/newAddress?showContact=true');
      await expect(page.getByRole('combobox', { name: 'Locality' })).toHaveValue(data.place.area_level2);
      await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Bengaluru');

      const keeps = async () => {
        await expect(field(page, 'Name')).toHaveValue('Asha Rao');
        await expect(field(page, 'Mobile number')).toHaveValue('9876543210');
        await expect(field(page, 'House or flat number')).toHaveValue('12A');
        await expect(page.getByRole('combobox', { name: 'Locality' })).toHaveValue(data.place.area_level2);
      };
      await reload(page);
      await keeps();
      await page.route('**/select-address-store', (route) => route.fulfill(serverFault));
      await send.click();
      await closeOops(page);
      await expect(page.getByText(/^Your address is kept, but we could not look/)).toBeVisible();
      await keeps();
      await page.unroute('**/select-address-store');
      await send.click();
      await expect(page).toHaveURL('/menu');
      await expect(page.getByRole('link', { name: /^Delivery to Home · / })).toBeVisible();
      await rest(page);
      expect(saved).toEqual([]);

      // The address of this order, to be changed.
      await open(page, '/address');
      await expect(page.getByRole('article')).toContainText('12A, Rose Apartments');
    });

    test('LOC-12 LOC-13 LOC-14 LOC-38 ROL-03 a customer’s is saved, edited and deleted', async ({
      page,
      app,
    }) => {
      const customer = app.customers[widths.indexOf(width)];
      if (!customer) throw new Error('There are too few customers.');
      await logIn(page, customer);
      await open(page, '/newAddress?redirectUrl=%2Faddress');
      await choosePlaceInForm(page);
      await fillDoor(page, '5B');
      await page.getByRole('main').getByText('Work', { exact: true }).click();
      const save = page.getByRole('button', { name: 'Save and continue' });

      const ofUser = `**/user/${customer.userId}/addresses`;
      await page.route(ofUser, (route) =>
        route.request().method() === 'POST' ? route.fulfill(serverFault) : route.continue(),
      );
      await save.click();
      await closeOops(page);
      await expect(page.getByText('We could not save your address. Please try again.')).toBeVisible();
      await reload(page);
      await expect(field(page, 'House or flat number')).toHaveValue('5B');
      await expect(page.getByRole('radio', { name: 'Work' })).toBeChecked();
      await page.unroute(ofUser);
      await save.click();
      await expect(page).toHaveURL('/address');
      // Not by its role, because a dialog in front hides it from assistive technology.
      const row = page.locator('main article');
      await expect(row).toContainText('5B, Rose Apartments');
      await expect(row).toContainText('Work');

      await row.getByRole('link', { name: /^Edit/ }).click();
      await field(page, 'House or flat number').fill('6C');
      await page.getByRole('main').getByText('Home', { exact: true }).click();
      await save.click();
      await expect(page).toHaveURL('/address');
      await expect(row).toContainText('6C, Rose Apartments');
      await expect(row).toContainText('Home');
      await reload(page);
      await expect(row).toContainText('6C, Rose Apartments');

      const reads: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET' && request.url().includes('/addresses')) reads.push(request.url());
      });
      const ofAddress = '**/user/addresses/*';
      await page.route(ofAddress, (route) => route.fulfill(serverFault));
      await row.getByRole('button', { name: /^Delete/ }).click();
      const question = page.getByRole('dialog', { name: 'Delete this address?' });
      await question.getByRole('button', { name: 'Delete' }).click();
      await closeOops(page);
      await expect(question.getByText('We could not delete this address. Please try again.')).toBeVisible();
      await expect(row).toHaveCount(1);
      await page.unroute(ofAddress);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question).toBeHidden();
      await expect(row).toHaveCount(0);
      await expect(page.getByText('No saved addresses yet')).toBeVisible();
      await rest(page);
      expect(reads).toEqual([]);
      await reload(page);
      await expect(page.getByText('No saved addresses yet')).toBeVisible();
    });
  });
}
