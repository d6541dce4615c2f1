import type { Page } from '@playwright/test';
import { indiranagar, standAt } from './customers.ts';
import { open, reload, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

/** About a kilometre from the restaurant. */
const near = { latitude: indiranagar.latitude + 0.0072, longitude: indiranagar.longitude + 0.006 };
const place = (page: Page) => page.getByRole('link', { name: /^(Delivery to|Takeaway from) Indiranagar/ });

async function chooseByDevice(page: Page, orderType: 'Delivery' | 'Takeaway') {
  await standAt(page, near);
  await open(page, '/locationSelection');
  await page.getByRole('radio', { name: orderType }).check();
  await page.getByRole('button', { name: /Use my current location/ }).click();
}

/** Where the words of the place line begin, and how high it is. */
const boxOf = (page: Page) =>
  place(page).evaluate((line) =>
    [...line.children].slice(0, 2).map((part) => part.getBoundingClientRect().y),
  );

test('ORD-21 LOC-17 a delivery: minutes and distance stand beside the restaurant in every place, and go with it', async ({
  page,
}) => {
  await chooseByDevice(page, 'Delivery');
  await expect(page).toHaveURL('/menu');
  await expect(place(page)).toContainText('about 30 min · 1.0 km');

  // The page is the same for everybody: minutes and distance come after it, and nothing moves.
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('min · ');
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/select-address-store', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await open(page, '/');
  await expect(place(page)).toBeVisible();
  await expect(place(page)).not.toContainText('min');
  const before = await boxOf(page);
  letGo();
  await expect(place(page)).toContainText('about 30 min · 1.0 km');
  expect(await boxOf(page)).toEqual(before);

  await open(page, '/restaurants?storeId=14052');
  await expect(page.getByRole('article')).toContainText('1.0 km awayDelivered in about 30 min');

  // Another order type has other words, and the reply of its own check.
  const check = page.waitForResponse('**/stores/14052/pickup');
  await open(page, '/');
  await page.getByRole('main').getByText('Takeaway', { exact: true }).first().click();
  expect(await (await check).json()).toMatchObject({ data: { store: { eta: { minutes: 20 } } } });
  await expect(page.getByRole('link', { name: /^Takeaway from Indiranagar/ })).toContainText('about 20 min');
});

for (const width of [360, 768, 1280])
  test(`LOC-30 at ${width} px a long name does not push minutes and distance out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/stores/*/pickup', async (route) => {
      const reply = await route.fetch();
      const text = await reply.text();
      const long = '"locality":"Sri Venkateswara Commercial Complex Outer Ring Road Junction"';
      await route.fulfill({ response: reply, body: text.replace('"locality":"Indiranagar"', long) });
    });
    await chooseByDevice(page, 'Takeaway');
    await page
      .getByRole('button', { name: /^Order from here/ })
      .first()
      .click();
    await expect(page).toHaveURL('/menu');
    const note = page
      .getByRole('link', { name: /^Takeaway from Sri/ })
      .getByText('about 20 min · 1.0 km', { exact: true });
    await expect(note).toBeVisible();
    expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test('LOC-30 at 320 px, where both do not fit, the minutes are whole and the distance is not shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await chooseByDevice(page, 'Takeaway');
  await page
    .getByRole('button', { name: /^Order from here/ })
    .first()
    .click();
  await expect(page).toHaveURL('/menu');
  const note = place(page).getByText('about 20 min · 1.0 km', { exact: true });
  await expect(note).toBeVisible();
  const cutOff = (text: string) =>
    note.getByText(text).evaluate((part) => {
      const own = part.getBoundingClientRect();
      const line = (part.parentElement ?? part).getBoundingClientRect();
      return { below: own.top >= line.bottom - 2, beside: own.right > line.right + 1 };
    });
  expect(await cutOff('about 20 min')).toEqual({ below: false, beside: false });
  expect(await cutOff('1.0 km')).toMatchObject({ below: true });
});

test('LOC-24 a restaurant that closed since the last visit has no minutes', async ({ page }) => {
  await chooseByDevice(page, 'Delivery');
  await expect(place(page)).toContainText('about 30 min · 1.0 km');
  await page.route('**/select-address-store', (route) =>
    route.fulfill({
      json: { status: 'FAILED', errors: [{ code: '2.STOREOFF', displayMsg: 'Offline until it opens.' }] },
    }),
  );
  const asked = page.waitForResponse('**/select-address-store');
  await reload(page);
  await (await asked).finished();
  await expect(place(page)).toBeVisible();
  await expect(place(page)).not.toContainText(/min|km/);
});
