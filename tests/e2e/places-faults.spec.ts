import type { Page } from '@playwright/test';
import { letDeviceAnswer } from './device-position.ts';
import { open, reload } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

interface Refusal {
  readonly code: string;
  readonly header?: string;
  readonly displayMsg?: string;
  readonly btnMsg?: string;
}

const lookups = '**/select-address-store';

/** The lookup returns a refusal from now on. */
function refuse(page: Page, error: Refusal) {
  return page.route(lookups, (route) => route.fulfill({ json: { status: 'FAILED', errors: [error] } }));
}

async function searchFor(page: Page, text: string) {
  await page.getByRole('combobox', { name: /^Search for/ }).fill(text);
  await page.getByRole('option').first().click();
}

async function deliverToIndiranagar(page: Page) {
  await open(page, '/locationSelection');
  await searchFor(page, 'Indiranagar');
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('link', { name: /^Delivery to Indiranagar/ })).toBeVisible();
}

const tooFar = {
  code: '2.STORENA',
  header: 'Not here yet',
  displayMsg: 'No rider comes to Indiranagar today.',
  btnMsg: 'Look elsewhere',
} as const;

for (const width of [360, 1280]) {
  test.describe(`a place that is refused, at ${width} px`, wideToo(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('LOC-21 from the selector: a popup with the words of the server', async ({ page }) => {
      await refuse(page, tooFar);
      await open(page, '/locationSelection');
      await searchFor(page, 'Indiranagar');
      const popup = page.getByRole('dialog', { name: tooFar.header });
      await expect(popup.getByText(tooFar.displayMsg)).toBeVisible();
      await popup.getByRole('button', { name: tooFar.btnMsg }).click();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL('/locationSelection');
      // Another place can be chosen on the same screen.
      await page.unroute(lookups);
      await searchFor(page, 'HSR Layout');
      await expect(page).toHaveURL('/menu');
    });

    test('LOC-22 LOC-06 elsewhere: the message is kept and shown where a place is chosen', async ({
      page,
    }) => {
      await deliverToIndiranagar(page);
      await refuse(page, tooFar);
      await open(page, '/newAddress');
      await page.getByRole('combobox', { name: 'City' }).selectOption('Bengaluru');
      await page.getByRole('combobox', { name: 'Locality' }).fill('hsr');
      await page.getByRole('option', { name: /HSR Layout/ }).click();
      await page.getByRole('textbox', { name: 'House or flat number' }).fill('1');
      await page.getByRole('textbox', { name: 'Society or area' }).fill('Lake View');
      await page.getByRole('button', { name: 'Deliver here' }).click();
      await expect(page).toHaveURL('/locationSelection');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(tooFar.header);
      await expect(notice).toContainText(tooFar.displayMsg);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test('LOC-23 LOC-24 2.STOREOFF: the store is offline, in our words, and the place is not taken', async ({
  page,
}) => {
  await refuse(page, {
    code: '2.STOREOFF',
    header: 'Closed now',
    displayMsg: 'Store XY Offline now',
    btnMsg: 'Ok',
  });
  await open(page, '/locationSelection');
  await searchFor(page, 'Indiranagar');
  const popup = page.getByRole('dialog', { name: 'Closed now' });
  await expect(popup).toContainText('Store is currently offline');
  await expect(popup).not.toContainText('XY');
  await popup.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL('/locationSelection');
  await expect(page.getByRole('alert').filter({ hasText: 'Closed now' })).toContainText(
    'Store is currently offline',
  );
});

test('LOC-23 2.STORENA with a message that says offline is shown with our own text', async ({ page }) => {
  await refuse(page, { ...tooFar, displayMsg: 'Our OFFLINE store at HSR serves this place' });
  await open(page, '/manualSelector?city=Bengaluru');
  await page.getByRole('button', { name: /^HSR Layout/ }).click();
  await expect(page.getByRole('dialog', { name: tooFar.header })).toContainText('Store is currently offline');
});

test('ERR-07 2.STORENA without a message has a message of ours', async ({ page }) => {
  await refuse(page, { code: '2.STORENA' });
  await open(page, '/manualSelector?city=Bengaluru');
  await page.getByRole('button', { name: /^HSR Layout/ }).click();
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  await expect(popup).toContainText(
    'Sorry, we did not find a store that delivers to this location currently, Please choose a different location',
  );
  await popup.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('button', { name: /^Indiranagar/ })).toBeVisible();
});

test('LOC-21 LOC-42 the server itself knows no store in the desert, and nothing at all in the sea', async ({
  page,
}) => {
  await letDeviceAnswer(page, { latitude: 27.35, longitude: 70.6 });
  await open(page, '/locationSelection');
  await page.getByRole('button', { name: /Use my current location/ }).click();
  const refusal = page.getByRole('dialog', { name: 'Not here yet' });
  await expect(refusal).toContainText('None of our restaurants delivers to');
  await refusal.getByRole('button', { name: 'Choose another place' }).click();
  await expect(page).toHaveURL('/locationSelection');

  await letDeviceAnswer(page, { latitude: 15, longitude: 68 });
  await reload(page);
  await page.getByRole('button', { name: /Use my current location/ }).click();
  await expect(page.getByRole('dialog', { name: 'Where are you?' }).getByRole('alert')).toHaveText(
    'We could not find you in India. Please select your location manually.',
  );
});

test('LOC-19 another order type checks the place again: one that is refused leads to where places are chosen', async ({
  page,
}) => {
  await open(page, '/selectRestaurant?deliveryType=P&search=560038');
  await page.getByRole('button', { name: /^Order from here ?: Indiranagar/ }).click();
  await expect(page).toHaveURL('/menu');
  await page.route('**/stores/14052/pickup', (route) =>
    route.fulfill({ json: { status: 'FAILED', errors: [{ ...tooFar, displayMsg: 'No tables today.' }] } }),
  );
  await page.getByRole('link', { name: /^Takeaway from Indiranagar/ }).click();
  await page.getByRole('radio', { name: 'Dine-in' }).check();
  await expect(page.getByRole('alert').filter({ hasText: 'No tables today.' })).toBeVisible();
});
