import type { Page } from '@playwright/test';
import { open, patience, rest, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { comeAs } from './in-group.ts';

const serverFault = { status: 500, contentType: 'text/plain', body: '' };
const pinMap = (page: Page) => page.getByRole('application', { name: /^Map\./ });
const card = (page: Page) => page.getByRole('region', { name: 'Where shall we bring it?' });

/** Collects the addresses of the calls that ask for the place under the pin. */
function watchLookups(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/geocode\?/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the map and waits until it reacts to input. */
async function openMap(page: Page) {
  await open(page, '/mapScreen');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await rest(page);
}

async function findKoramangala(page: Page) {
  await page.getByRole('combobox', { name: /^Search for your area/ }).fill('Koramangala');
  await page
    .getByRole('option', { name: /Koramangala/ })
    .first()
    .click();
  await expect(card(page).getByText(/^Koramangala/)).toBeVisible();
}

/** Presses a key in the map and waits for the place under the pin. */
async function moveBy(page: Page, key: string) {
  const reply = page.waitForResponse(/\/geocode\?/);
  await pinMap(page).press(key);
  const { url, json } = await reply.then((answer) => ({ url: new URL(answer.url()), json: answer.json() }));
  const { data } = (await json) as { data: { place: { title: string } } };
  await expect(card(page).getByText(data.place.title, { exact: true })).toBeVisible();
  return {
    latitude: Number(url.searchParams.get('latitude')),
    longitude: Number(url.searchParams.get('longitude')),
  };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Positions of parts of the page at the same moment, by selectors. Throws until each is there. */
async function placesOf<Name extends string>(
  page: Page,
  parts: Record<Name, string>,
): Promise<Record<Name, Box>> {
  return page.evaluate(
    (selectors) => {
      const boxes = Object.entries(selectors).map(([name, selector]) => {
        const element = document.querySelector(selector as string);
        if (!element) throw new Error(`${name} is not on the page.`);
        return [name, element.getBoundingClientRect().toJSON() as Box];
      });
      return Object.fromEntries(boxes) as Record<Name, Box>;
    },
    parts as Record<string, string>,
  );
}

const parts = {
  map: '[role=application][aria-label^="Map."]',
  sheet: '[aria-label="Where shall we bring it?"]',
  search: '[role=combobox]',
  screen: 'main',
  zoomOut: 'button[aria-label="Zoom out"]',
  attribution: '[role=application] ~ p',
} as const;

for (const width of [360, 1280]) {
  test.describe(`the pin on the map at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('LOC-09 stays on the place that was searched for, and each move is one question', async ({
      page,
    }) => {
      const asked = watchLookups(page);
      await openMap(page);
      await findKoramangala(page);
      await rest(page);
      expect(asked).toEqual([]);
      const north = await moveBy(page, 'ArrowUp');
      expect(north.latitude).toBeGreaterThan(12.9);
      expect(north.latitude).toBeLessThan(13);
      await moveBy(page, 'ArrowDown');
      await rest(page);
      // Additional calls of the search or of the first move would have been sent before the reply to the second.
      expect(asked).toHaveLength(2);

      await card(page).getByRole('button', { name: 'Deliver here' }).click();
      await expect(page).toHaveURL('/menu');
      await expect(page.getByRole('link', { name: /^Delivery to Koramangala/ })).toBeVisible();
    });

    test('EXP-16 in variant B the map fills the screen, and the pin stands in the part that nothing covers', async ({
      page,
    }) => {
      // The bucket 'B', in which every experiment without a configuration shows its variant B.
      await comeAs(page, '1700000000.170');
      const asked = watchLookups(page);
      await openMap(page);
      await findKoramangala(page);
      await rest(page);
      expect(asked).toEqual([]);

      await expect(async () => {
        const { map, screen, search, sheet } = await placesOf(page, parts);
        expect(map.left).toBeLessThanOrEqual(screen.left);
        expect(map.right).toBeGreaterThanOrEqual(screen.right);
        expect(map.top).toBeLessThan(search.top);
        expect(map.bottom).toBeGreaterThan(sheet.top);

        // The tip of the pin is in the middle of the map, and a touch there reaches the map.
        const point = { x: (map.left + map.right) / 2, y: (map.top + map.bottom) / 2 };
        const touched = await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role]')?.getAttribute('role'),
          point,
        );
        expect(touched).toBe('application');
        if (width === 360) {
          expect(point.y).toBeGreaterThan(search.bottom + 40);
          expect(point.y).toBeLessThan(sheet.top - 40);
        } else expect(point.x).toBeLessThan(sheet.left - 40);
      }).toPass(patience);

      const north = await moveBy(page, 'ArrowUp');
      const back = await moveBy(page, 'ArrowDown');
      expect(back.longitude).toBeCloseTo(north.longitude, 4);
      await moveBy(page, 'ArrowUp');
      await rest(page);
      expect(asked).toHaveLength(3);
      await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  });
}

for (const bucket of ['A', 'B']) {
  test.describe(`LOC-09 EXP-16 on a small screen, in group ${bucket},`, () => {
    test.beforeEach(({ page }) => comeAs(page, bucket === 'A' ? '1700000000.145' : '1700000000.170'));

    test('a phone on its side has the card beside the map', async ({ page }) => {
      await page.setViewportSize({ width: 740, height: 360 });
      await openMap(page);
      await findKoramangala(page);
      await expect(card(page).getByRole('button', { name: 'Deliver here' })).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const { map, sheet } = await placesOf(page, parts);
        expect((map.left + map.right) / 2).toBeLessThan(sheet.left - 40);
      }).toPass(patience);
    });

    test('large text takes neither the card away nor the buttons of the map', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openMap(page);
      await findKoramangala(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(page.getByText('Sandbox map, drawn and not surveyed')).toBeVisible();
      // The map takes its new size a frame or two later.
      await rest(page);
      await expect(async () => {
        await expect(card(page).getByRole('button', { name: 'Deliver here' })).toBeInViewport({ ratio: 1 });
        const { zoomOut, attribution } = await placesOf(page, parts);
        expect(attribution.top).toBeGreaterThanOrEqual(zoomOut.bottom);
      }).toPass(patience);
    });
  });
}

test('LOC-09 the map is worked by keys alone, with a ring around it', async ({ page }) => {
  // The map ignores keys during a zoom.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  await findKoramangala(page);
  const map = pinMap(page);
  await page.getByRole('button', { name: 'Clear the search' }).focus();
  await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  const ring = await map.evaluate(
    (element) => getComputedStyle(element.parentElement as Element, '::after').outlineStyle,
  );
  expect(ring).toBe('solid');

  const east = await moveBy(page, 'ArrowRight');
  const west = await moveBy(page, 'ArrowLeft');
  expect(east.longitude).toBeGreaterThan(west.longitude);
  const nextTiles = page.waitForResponse(/\/tiles\/17\//);
  await page.keyboard.press('+');
  await nextTiles;
  const formerTiles = page.waitForResponse(/\/tiles\/15\//);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await formerTiles;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Locate me' })).toBeFocused();
});

test('LOC-09 nothing glides where the device asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  await findKoramangala(page);
  await pinMap(page).evaluate((map) => {
    const seen = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (/leaflet-(pan|zoom)-anim\b/.test((target as Element).className)) map.dataset['glided'] = 'true';
    });
    seen.observe(map, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  await moveBy(page, 'ArrowRight');
  const nextTiles = page.waitForResponse(/\/tiles\/17\//);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await nextTiles;
  await expect(pinMap(page)).not.toHaveAttribute('data-glided');
});

test('LOC-09 without tiles the map says so, everything works, and they can be asked for again', async ({
  page,
}) => {
  await page.route('**/tiles/**', (route) => route.fulfill(serverFault));
  await openMap(page);
  await findKoramangala(page);
  const fault = page.getByRole('status').filter({ hasText: 'Parts of the map did not load.' });
  await expect(fault).toBeVisible();
  await moveBy(page, 'ArrowDown');
  await expect(card(page).getByRole('button', { name: 'Deliver here' })).toBeEnabled();
  await page.unroute('**/tiles/**');
  await fault.getByRole('button', { name: 'Try again' }).click();
  await expect(fault).toBeHidden();
});

test('LOC-15 the map of all restaurants is one stop of the Tab key, and one marker for each region', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/restaurants');
  const map = page.getByRole('application', { name: /Map of our restaurants/ });
  const clusters = map.getByRole('button', { name: /^\d+ restaurants (in|around) / });
  await expect(async () => {
    const boxes = await clusters.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as { x: number; y: number }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    // No part covers another.
    const covered = boxes.filter((one, at) =>
      boxes.some((other, of) => of !== at && Math.hypot(one.x - other.x, one.y - other.y) < 40),
    );
    expect(covered).toEqual([]);
  }).toPass(patience);

  await map.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();

  await clusters
    .filter({ hasText: /^\d{2}$/ })
    .first()
    .click();
  await expect(map.getByRole('button', { name: /, / }).first()).toBeVisible();
});
