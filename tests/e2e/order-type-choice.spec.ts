import type { Page } from '@playwright/test';
import { indiranagar } from './customers.ts';
import { letDeviceAnswer } from './device-position.ts';
import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

/** Chooses a restaurant of Bengaluru for takeaway, as a customer who does not say where they are. */
async function takeAwayFrom(page: Page, store: string) {
  await open(page, `/selectRestaurant?deliveryType=P&city=Bengaluru&search=${encodeURIComponent(store)}`);
  await page.getByRole('button', { name: new RegExp(`^(Order from here|Opens at .*) ?: ${store}`) }).click();
  await expect(page).toHaveURL('/menu');
  await expect(placeLine(page, `Takeaway from ${store}`)).toBeVisible();
}

const placeLine = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${text}`) });

/** A restaurant without dine-in (server/locator/seed/stores.ts). */
const withoutTables = 'Koramangala 5th Block';

for (const width of [360, 1280]) {
  test.describe(`the order type, at ${width} px`, wideToo(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('LOC-22 LOC-06 is that of a restaurant that takes it: another restaurant is offered, and Back changes nothing', async ({
      page,
    }) => {
      await takeAwayFrom(page, withoutTables);
      await open(page, '/');
      await page.getByRole('main').getByText('Dine-in', { exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Where will you eat?' })).toBeVisible();
      const notice = page.getByRole('alert').filter({ hasText: `No dine-in at ${withoutTables}` });
      await expect(notice).toContainText(
        `${withoutTables}, Bengaluru takes no dine-in orders. It is for delivery and takeaway.`,
      );
      await expect(notice).toContainText(/The nearest that takes them now is .+ from there\./);

      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(placeLine(page, `Takeaway from ${withoutTables}`)).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Takeaway/ })).toBeChecked();

      await page.getByRole('main').getByText('Dine-in', { exact: true }).first().click();
      const instead = notice.getByRole('button', { name: /^Dine in at / });
      const name = ((await instead.textContent()) ?? '').replace('Dine in at ', '');
      await instead.click();
      await expect(page).toHaveURL('/');
      await expect(placeLine(page, `Dine-in at ${name}`)).toBeVisible();
    });

    test('LOC-16 LOC-17 an order from a restaurant that does not deliver to the customer asks first', async ({
      page,
    }) => {
      await open(page, '/locationSelection');
      await page.getByRole('combobox', { name: /^Search for/ }).fill('Indiranagar');
      await page.getByRole('option').first().click();
      await expect(placeLine(page, 'Delivery to Indiranagar')).toBeVisible();
      await open(page, '/nearestStores?deliveryType=D');
      const far = page.getByRole('article').filter({ hasText: 'Too far away to deliver to you' }).first();
      const name = ((await far.getByRole('heading').textContent()) ?? '').split(',')[0] ?? '';
      const delivering = page.getByRole('article').filter({ hasText: 'Delivers to you' });
      await expect(delivering).toHaveCount(1);
      await expect(delivering.getByRole('heading')).toHaveText(/^Indiranagar/);
      await expect(page.getByText('Delivery to you comes from Indiranagar').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Order from here/ })).toHaveCount(
        await delivering.getByRole('button', { name: /^Order from here/ }).count(),
      );
      await far.getByRole('button', { name: /^(Takeaway from here|Opens at)/ }).click();
      const question = page.getByRole('dialog', { name: `Order takeaway from ${name}?` });
      await expect(question).toContainText(
        `Delivery to Indiranagar comes from Indiranagar, not from ${name}.`,
      );
      await expect(page).toHaveURL('/nearestStores?deliveryType=D');
      await question.getByRole('button', { name: `Takeaway from ${name}` }).click();
      await expect(page).toHaveURL('/menu');
      await expect(placeLine(page, `Takeaway from ${name}`)).toBeVisible();
    });

    test('LOC-15 LOC-16 the locator lists the nearest to the known place first', async ({ page }) => {
      await open(page, '/locationSelection');
      await page.getByRole('combobox', { name: /^Search for/ }).fill('Indiranagar');
      await page.getByRole('option').first().click();
      await expect(placeLine(page, 'Delivery to Indiranagar')).toBeVisible();
      await open(page, '/restaurants');
      await expect(page.getByText('Nearest to Indiranagar first')).toBeVisible();
      const first = page.getByRole('article').first();
      await expect(first.getByRole('heading')).toHaveText(/^Indiranagar/);
      await expect(first).toContainText(/\d+ m away/);
    });

    test('LOC-11 LOC-15 a restaurant of the locator does not turn a delivery into takeaway unasked', async ({
      page,
    }) => {
      await open(page, '/restaurants?search=Adyar');
      await page.getByRole('button', { name: /^(Order from here|Opens at .*) ?: Adyar/ }).click();
      const question = page.getByRole('dialog', { name: 'Order takeaway from Adyar?' });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Delivery to/ })).toBeVisible();
    });

    test('LOC-16 takeaway without a restaurant begins with the search and the cities, or with the nearest', async ({
      page,
    }) => {
      await open(page, '/selectRestaurant?deliveryType=P');
      await expect(page.getByRole('searchbox', { name: 'Search restaurants' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await page
        .getByRole('region', { name: 'Popular cities' })
        .getByRole('link', { name: /^Mumbai/ })
        .click();
      await expect(page.getByText(/restaurants · In Mumbai$/)).toBeVisible();
      await page.goBack();
      await letDeviceAnswer(page, indiranagar);
      await page.getByRole('button', { name: /Use my current location/ }).click();
      await expect(page.getByText(/Nearest to Indiranagar first$/)).toBeVisible();
      await expect(page.getByRole('article').first()).toContainText('50 m away');
    });

    test('LOC-25 LOC-29 a customer who is not found is offered only what works', async ({ page }) => {
      await letDeviceAnswer(page, 'denied');
      await open(page, '/locationSelection');
      await letDeviceAnswer(page, 'denied');
      await page.getByRole('button', { name: /Use my current location/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Where are you?' });
      await expect(sheet.getByRole('alert')).toContainText(/To allow it again: /);
      await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(sheet.getByRole('link', { name: /Restaurants near you/ })).toHaveCount(0);
      await expect(sheet.getByRole('link', { name: /Point it out on the map/ })).toBeVisible();
      await expect(sheet.getByRole('link', { name: /Choose city and area/ })).toBeVisible();
      await sheet.getByRole('button', { name: 'Search by area, street or PIN code' }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('combobox', { name: /^Search for/ })).toBeFocused();
    });

    test('LOC-35 LOC-39 a guest corrects an address, and removes it from the recent places', async ({
      page,
    }) => {
      await open(page, '/newAddress');
      await page.getByRole('combobox', { name: 'City' }).selectOption('Bengaluru');
      await page.getByRole('combobox', { name: 'Locality' }).fill('indira');
      await page.getByRole('option', { name: /^Indiranagar/ }).click();
      await page.getByRole('textbox', { name: 'House or flat number' }).fill('12');
      await page.getByRole('textbox', { name: 'Society or area' }).fill('Rose Apartments');
      await page.getByRole('button', { name: 'Deliver here' }).click();
      await expect(page).toHaveURL('/menu');
      await open(page, '/address');
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'House or flat number' }).fill('14');
      await page.getByRole('button', { name: 'Deliver here' }).click();
      await expect(page).toHaveURL('/address');
      const recent = page.getByRole('region', { name: 'Recent places' });
      await expect(recent.getByRole('button', { name: /14, Rose Apartments/ })).toBeVisible();
      await expect(recent.getByRole('button', { name: /12, Rose Apartments/ })).toHaveCount(0);

      await recent.getByRole('button', { name: /^Remove from this list/ }).press('Enter');
      const undo = recent.getByRole('button', { name: /^Undo/ });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(recent.getByRole('button', { name: /14, Rose Apartments/ })).toBeFocused();
      await recent.getByRole('button', { name: /^Remove from this list/ }).click();
      await open(page, '/address');
      await expect(page.getByRole('region', { name: 'Recent places' })).toHaveCount(0);
    });
  });
}

test('LOC-24 restaurants that are offline for a delivery leave the one of the takeaway open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/locationSelection');
  await page.getByRole('combobox', { name: /^Search for/ }).fill('Indiranagar');
  await page.getByRole('option').first().click();
  await expect(placeLine(page, 'Delivery to Indiranagar')).toBeVisible();
  await takeAwayFrom(page, withoutTables);
  await page.route('**/select-address-store', (route) =>
    route.fulfill({ json: { status: 'FAILED', errors: [{ code: '2.STOREOFF' }] } }),
  );
  await open(page, '/');
  await page.getByRole('main').getByText('Delivery', { exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Store is currently offline' })).toBeVisible();
  await page.goBack();
  await expect(placeLine(page, `Takeaway from ${withoutTables}`)).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible();
  await expect(page.getByText('Store is currently offline')).toHaveCount(0);
});
