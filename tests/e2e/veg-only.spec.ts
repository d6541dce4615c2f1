import type { Page } from '@playwright/test';
import { open, reload, screenSizes } from './menu-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

const lastHeading = 'It began with one oven';

/** Words and pictures that show meat. */
const meat = /chicken|wings|strips|bucket|keema|drumstick|non-veg/i;
const meatPictures = /chicken|non-veg|bucket|combo-family|wings|banner-favourites|banner-cricket/;

/** What the document shows on the home page, down to its end: nodes far from the screen are drawn when they come near. */
async function wholeHome(page: Page) {
  const nodes = page.locator('main [data-node]');
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return nodes.locator('h2').allTextContents();
    })
    .toEqual(expect.arrayContaining(['Bestsellers', 'Everyday value', 'Goes with everything', lastHeading]));
  return {
    words: (await nodes.allTextContents()).join('\n'),
    names: await nodes
      .locator('[aria-label], [alt]')
      .evaluateAll((named) =>
        named.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? ''),
      ),
    pictures: await nodes
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? '')),
    headings: await nodes.locator('h2').allTextContents(),
  };
}

async function showsNoMeat(page: Page) {
  await expect(page.getByText('Veg only is on: dishes and offers with meat are hidden.')).toHaveCount(1);
  const { words, names, pictures, headings } = await wholeHome(page);
  expect(words).not.toMatch(meat);
  expect(names.filter((name) => meat.test(name))).toEqual([]);
  expect(pictures.filter((src) => meatPictures.test(src))).toEqual([]);
  expect(headings).not.toContain('The ones people come back for');
  await expect(page.getByText(/Veg only is on/)).toHaveCount(1);
}

for (const size of screenSizes) {
  test.describe(`veg only at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('MEN-19 what is chosen in the menu holds for the whole home page, and everything is back when it is switched off', async ({
      page,
    }) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await open(page, '/menu');
      await page.getByText('Veg only', { exact: true }).click();
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page.getByRole('heading', { name: 'Fresh from the stone oven' })).toBeVisible();
      await showsNoMeat(page);

      // The page of the server is the same for all: what has meat goes when the customer's choice is known.
      await reload(page);
      await showsNoMeat(page);

      await page.getByRole('button', { name: 'Show everything' }).click();
      await expect(page.getByText(/Veg only is on/)).toHaveCount(0);
      const { headings } = await wholeHome(page);
      // The content of some nodes arrives after the end of the page is drawn.
      for (const back of [
        'Crunch you can hear',
        'Non-veg pizza',
        '₹100 off fried chicken',
        'Bucket night',
        'Runs for rolls',
      ])
        await expect(page.locator('main')).toContainText(back);
      expect(headings).toContain('The ones people come back for');
      await reload(page);
      await expect(page.getByText('Non-veg pizza')).toBeVisible();
      await open(page, '/menu');
      await expect(page.getByRole('switch', { name: 'Veg only' })).not.toBeChecked();
      expect(faults).toEqual([]);
    });
  });
}
