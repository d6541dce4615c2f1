import type { Page } from '@playwright/test';
import { headerNames } from '../../schemas/header-names.ts';
import { indiranagar, standAt } from './customers.ts';
import { type DeviceAnswer, letDeviceAnswer, positionOptions } from './device-position.ts';
import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

const widths = [360, 1280] as const;

async function openPlaces(page: Page) {
  await open(page, '/');
  await page.getByRole('link', { name: 'Delivery to' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where shall we bring it?' })).toBeVisible();
}

/** The store and the order type of the menu call. */
function nextMenuCall(page: Page) {
  return page.waitForRequest((request) => /\/stores\/[^/]+\/menu/.test(new URL(request.url()).pathname));
}

for (const width of widths) {
  test.describe(`at ${width} px`, wideToo(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('LOC-07 LOC-17 LOC-18 LOC-19 LOC-20 a first visit searches an address with a typing error, and its store’s menu comes', async ({
      page,
    }) => {
      await openPlaces(page);
      const search = page.getByRole('combobox', { name: 'Search for your area, street or PIN code' });
      await search.pressSequentially('koramngala');
      const suggestion = page.getByRole('option', { name: /Koramangala/ }).first();
      await expect(suggestion).toBeVisible();
      const lookup = page.waitForResponse('**/select-address-store');
      const menu = nextMenuCall(page);
      await suggestion.click();
      const { data } = (await (await lookup).json()) as { data: { store: { id: string; city: string } } };
      expect(data.store.city).toBe('Bengaluru');
      await expect(page).toHaveURL('/menu');
      const asked = await menu;
      expect(new URL(asked.url()).pathname).toContain(`/stores/${data.store.id}/menu`);
      expect(await asked.headerValue(headerNames.deliveryType)).toBe('D');
      await expect(page.getByRole('link', { name: /^Delivery to Koramangala/ })).toBeVisible();

      // The home page is that of the store, and the place is among the recent places.
      const widgets = page.waitForRequest((request) =>
        request.url().includes(`/stores/${data.store.id}/widget`),
      );
      await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).last().click();
      await widgets;
      await page.getByRole('link', { name: /^Delivery to Koramangala/ }).click();
      await expect(page.getByRole('button', { name: /^Koramangala/ })).toBeVisible();
    });

    test('LOC-25 LOC-10 LOC-11 LOC-35 ERR-10 a customer who says no to being found takes away from a store of the list', async ({
      page,
    }) => {
      await letDeviceAnswer(page, 'denied');
      await openPlaces(page);
      await page.getByRole('radio', { name: 'Takeaway' }).check();
      await page.getByRole('button', { name: /Use my current location/ }).click();
      const popup = page.getByRole('dialog', { name: 'Where are you?' });
      await expect(popup.getByRole('alert')).toContainText('Location is blocked for this site.');
      await popup.getByRole('link', { name: /Choose city and area/ }).click();
      await page
        .getByRole('region', { name: 'Popular cities' })
        .getByRole('link', { name: /^Bengaluru/ })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Our restaurants in Bengaluru' }),
      ).toBeVisible();
      const menu = nextMenuCall(page);
      await page.getByRole('button', { name: /^Order from here ?: HSR Layout/ }).click();
      await expect(page).toHaveURL('/menu');
      expect(await (await menu).headerValue(headerNames.deliveryType)).toBe('P');
      const place = page.getByRole('link', { name: /^Takeaway from HSR Layout · Bengaluru/ });
      await expect(place).toBeVisible();

      await place.click();
      const before = page.getByRole('button', { name: /^HSR Layout/ });
      await expect(before).toBeVisible();
      await page.getByRole('radio', { name: 'Delivery' }).check();
      await expect(before).toBeHidden();
    });

    test('LOC-08 LOC-16 NAV-18 a customer who is found eats in at the nearest store', async ({ page }) => {
      await standAt(page, indiranagar);
      await openPlaces(page);
      await page.getByRole('radio', { name: 'Dine-in' }).check();
      await page.getByRole('button', { name: /Use my current location/ }).click();
      await expect(page).toHaveURL('/nearestStores?deliveryType=DINEIN');
      await expect(page.getByRole('heading', { level: 1, name: 'The nearest to Indiranagar' })).toBeVisible();
      const nearest = page.getByRole('article').first();
      await expect(nearest).toContainText('50 m away');
      const menu = nextMenuCall(page);
      await nearest.getByRole('button', { name: /^Order from here ?: Indiranagar/ }).click();
      await expect(page).toHaveURL('/menu');
      const asked = await menu;
      expect(asked.url()).toContain('/stores/14052/menu');
      expect(await asked.headerValue(headerNames.deliveryType)).toBe('DINEIN');
      await expect(page.getByRole('link', { name: /^Dine-in at Indiranagar · Bengaluru/ })).toBeVisible();
    });

    test('LOC-15 LOC-30 NAV-20 the locator finds a restaurant, shows it on the map with its hours, and orders from it', async ({
      page,
    }) => {
      await open(page, '/restaurants');
      await page.getByRole('searchbox', { name: /Search by name/ }).fill('Koramangala');
      await expect(page.getByText('1 restaurant', { exact: true })).toBeVisible();
      const map = page.getByRole('application', { name: /Map of our restaurants/ });
      if (width === 360) {
        await expect(map).toBeHidden();
        await page.getByRole('button', { name: 'Map', exact: true }).click();
      }
      await map.getByRole('button', { name: /^Koramangala 5th Block/ }).click();
      const card = page.getByRole('article');
      await expect(card).toHaveCount(1);
      await card.getByRole('link', { name: /^Details/ }).click();
      await expect(page).toHaveURL(/storeId=/);
      const facts = page.getByRole('article');
      await expect(facts.getByRole('heading', { level: 1, name: /^Koramangala/ })).toBeVisible();
      await expect(facts.getByText('Every day, round the clock')).toBeVisible();
      await expect(facts.getByText('Open round the clock')).toBeVisible();
      const menu = nextMenuCall(page);
      await facts.getByRole('button', { name: 'Order from here' }).click();
      await page.getByRole('button', { name: /^Takeaway from Koramangala/ }).click();
      await expect(page).toHaveURL('/menu');
      expect(await (await menu).headerValue(headerNames.deliveryType)).toBe('P');
    });
  });
}

test.describe('a device that does not know where it is', () => {
  test('LOC-25 LOC-26 LOC-28 ERR-09 takes too long: a popup offers to choose by hand', async ({ page }) => {
    await letDeviceAnswer(page, 'timeout');
    await page.clock.install();
    await openPlaces(page);
    await page.getByRole('button', { name: /Use my current location/ }).click();
    await expect(page.getByRole('dialog', { name: 'Finding out where you are' })).toBeVisible();
    expect(await positionOptions(page)).toEqual({
      enableHighAccuracy: true,
      maximumAge: 120_000,
      timeout: 10_000,
    });
    await page.clock.fastForward(10_000);
    const popup = page.getByRole('dialog', { name: 'Where are you?' });
    await expect(popup.getByRole('alert')).toHaveText(
      'We could not auto detect your location, please select your location manually.',
    );
    await popup.getByRole('button', { name: 'Choose it myself' }).click();
    await expect(popup).toBeHidden();
    await page.getByRole('combobox', { name: /^Search for/ }).fill('560038');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL('/menu');
  });

  for (const answer of ['failed', 'denied'] satisfies DeviceAnswer[]) {
    test(`LOC-25 LOC-29 ERR-09 /nearestStores, ${answer}: search and cities instead`, async ({ page }) => {
      await letDeviceAnswer(page, answer);
      await open(page, '/nearestStores?deliveryType=P');
      await expect(
        page.getByText(answer === 'denied' ? /^Location is blocked/ : /^We could not auto detect/),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose your city' })).toBeVisible();
      await page.getByRole('combobox', { name: /^Search for/ }).fill('Indiranagar');
      await page
        .getByRole('option', { name: /Indiranagar/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Order from here/ }).first()).toBeVisible();
    });
  }

  test('LOC-25 a failure is tried again, and then found', async ({ page }) => {
    await letDeviceAnswer(page, 'failed');
    await openPlaces(page);
    await page.getByRole('button', { name: /Use my current location/ }).click();
    const popup = page.getByRole('dialog', { name: 'Where are you?' });
    await expect(popup.getByRole('alert')).toHaveText(/^We could not auto detect your location/);
    await letDeviceAnswer(page, indiranagar);
    await popup.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/menu');
    await expect(page.getByRole('link', { name: /^Delivery to Indiranagar/ })).toBeVisible();
  });
});
