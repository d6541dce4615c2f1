import type { Locator, Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import {
  cart,
  changeMenu,
  choices,
  dish,
  group,
  isWide,
  open,
  productOf,
  reload,
  screenSizes,
} from './menu-page.ts';
import { rest, untilStarted } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

const [phone, wide] = screenSizes;
const addButton = (panel: Locator) => panel.getByRole('button', { name: /^Add · ₹/ });
const chicken = (page: Page) => dish(group(page, 'Non-veg pizza'), 'Chicken Tikka');

const bucket = { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1 } as const;

for (const size of screenSizes) {
  test.describe(`a dish with choices in the cart at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('CRT-07 plus asks for the last or a new one, minus which one to take out, also by keyboard', async ({
      page,
    }) => {
      await open(page, '/menu/non-veg-pizza');
      const card = chicken(page);
      await card.getByRole('button', { name: 'Add Chicken Tikka' }).click();
      await card.getByRole('link', { name: /^Customisable/ }).click();
      await choices(page, size)
        .getByRole('radio', { name: /^Medium/ })
        .check();
      await addButton(choices(page, size)).click();
      await expect(cart(page, size)).toContainText('2 items');

      const plus = card.getByRole('button', { name: 'Add one more Chicken Tikka' });
      const again = page.getByRole('dialog', { name: 'One more Chicken Tikka' });
      await plus.press('Enter');
      await expect(again).toContainText('Medium · New Hand Tossed');
      await expect(cart(page, size)).toContainText('2 items');
      await page.keyboard.press('Escape');
      await expect(plus).toBeFocused();

      await plus.press('Enter');
      await again.getByRole('button', { name: 'Repeat last · ₹609' }).press('Enter');
      await expect(plus).toBeFocused();
      await expect(cart(page, size)).toContainText('3 items');

      const minus = card.getByRole('button', { name: 'Remove one Chicken Tikka' });
      const which = page.getByRole('dialog', { name: 'Take out which Chicken Tikka?' });
      await minus.click();
      await expect(which.getByRole('listitem')).toHaveText([
        /^Regular · New Hand Tossed\s+1 in your cart\s+₹349$/,
        /^Medium · New Hand Tossed\s+2 in your cart\s+₹609$/,
      ]);
      await which.getByRole('button', { name: /^Regular/ }).click();
      await expect(minus).toBeFocused();
      await expect(cart(page, size)).toContainText('₹1,218');

      // One variant is in the cart: there is nothing to ask.
      await minus.click();
      await expect(cart(page, size)).toContainText('₹609');

      await plus.click();
      await again.getByRole('link', { name: 'Choose new' }).click();
      await choices(page, size)
        .getByRole('radio', { name: /^Large/ })
        .check();
      await addButton(choices(page, size)).click();
      await expect(cart(page, size)).toContainText('2 items');
      if (isWide(size)) await expect(plus).toBeFocused();
    });

    test('NAV-51 a link to a dish opens its choices over the menu; Back and Close lead to the dish', async ({
      page,
    }) => {
      await open(page, '/menu/3/PIZ7');
      const dialog = page.getByRole('dialog', { name: 'Make it yours' });
      await expect(dialog.getByRole('heading', { name: 'Chicken Tikka' })).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/menu\/3\/PIZ7$/);
      await expect(chicken(page)).toBeInViewport();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(chicken(page)).toBeInViewport();
      await reload(page);
      await rest(page);
      await expect(dialog).toHaveCount(0);
    });

    test('MEN-16 what has to be chosen first is a press away', async ({ page }) => {
      await changeMenu(page, (menu) => {
        const place = productOf(menu, 'CMB1').options.find(({ name }) => name === 'Second pizza');
        for (const item of place?.items ?? []) item.defaultSelection = false;
      });
      await open(page, '/menu/combos');
      await dish(group(page, 'Combos'), 'Pizza Duo')
        .getByRole('link', { name: 'Pizza Duo', exact: true })
        .click();
      const panel = choices(page, size);
      const second = panel.getByRole('group', { name: 'Second pizza' });
      await panel.getByRole('button', { name: 'Choose one: Second pizza' }).click();
      await expect(second.getByRole('radio').first()).toBeFocused();
      await expect(second.getByRole('radio').first()).toBeInViewport();
      await expect(panel.getByRole('heading', { name: 'Second pizza' })).toBeInViewport();
      await second.getByRole('radio', { name: /Farmhouse/ }).check();
      await addButton(panel).click();
      await expect(cart(page, size)).toContainText('1 item');
    });

    test('CRT-07 a dish that is taken out with its choices can be put back as it was', async ({ page }) => {
      const lines = () => page.evaluate(() => JSON.parse(localStorage.getItem('cartLines') ?? 'null'));
      const message = page.locator('[data-sonner-toast]');
      await open(page, '/menu/non-veg-pizza');
      const card = chicken(page);
      await card.getByRole('link', { name: /^Customisable/ }).click();
      await choices(page, size)
        .getByRole('radio', { name: /^Medium/ })
        .check();
      await choices(page, size)
        .getByRole('checkbox', { name: /Button mushroom/ })
        .check();
      await addButton(choices(page, size)).click();
      await expect(cart(page, size)).toContainText('1 item');
      await rest(page);
      const before = await lines();

      // A single line, from its card.
      const chosen = 'Chicken Tikka, Medium · New Hand Tossed · Button mushroom';
      await card.getByRole('button', { name: 'Remove one Chicken Tikka' }).click();
      await expect(message.getByText(`Taken out: ${chosen}`, { exact: true })).toBeVisible();
      await expect(card.getByRole('button', { name: 'Add Chicken Tikka' })).toBeVisible();
      await message.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(cart(page, size)).toContainText('1 item');
      await expect.poll(lines).toEqual(before);
      await expect(message).toHaveCount(0);
      // The button with the focus is gone; the focus is not lost with it.
      await expect(page.locator('body')).not.toBeFocused();

      // One of two, from the question, and from the cart beside the menu.
      await open(page, '/menu/non-veg-pizza?customise=PIZ7');
      await addButton(page.getByRole('dialog', { name: 'Make it yours' })).click();
      await expect(cart(page, size)).toContainText('2 items');
      await rest(page);
      const both = await lines();
      const ways = [
        async () => {
          await card.getByRole('button', { name: 'Remove one Chicken Tikka' }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Medium/ })
            .click();
        },
        async () => {
          const line = cart(page, size).getByRole('listitem').filter({ hasText: 'Medium' });
          await line.getByRole('button', { name: 'Remove one Chicken Tikka' }).click();
        },
      ];
      for (const takeOut of isWide(size) ? ways : ways.slice(0, 1)) {
        await takeOut();
        await expect(cart(page, size)).toContainText('1 item');
        await message.getByRole('button', { name: 'Undo' }).click();
        await expect(cart(page, size)).toContainText('2 items');
        await expect.poll(lines).toEqual(both);
      }
    });

    test('CON-06 says of a dish that passes the price that it is passed, and nothing over that', async ({
      page,
    }) => {
      await keepInCart(page, { ...bucket, quantity: 5 });
      await open(page, '/menu/non-veg-pizza');
      await chicken(page)
        .getByRole('link', { name: /^Customisable/ })
        .click();
      await choices(page, size)
        .getByRole('radio', { name: /^Medium/ })
        .check();
      await addButton(choices(page, size)).click();
      const messages = page.locator('[data-sonner-toast]');
      const tooDear = 'An order can be up to ₹5,000. Please remove something to go on.';
      await expect(messages.filter({ hasText: tooDear })).toBeVisible();
      await rest(page);
      // At this moment: later both would be gone.
      expect(await messages.allTextContents()).toEqual([tooDear]);
      await expect(cart(page, size)).toContainText('6 items');
    });

    test('MEN-22 the cart says what a mix saves', async ({ page }) => {
      await open(page, '/edv');
      const bar = page.getByRole('region', { name: 'Cart', exact: true });
      const picks = page.getByRole('list', { name: 'Everyday value' });
      for (const at of [0, 1])
        await picks
          .getByRole('listitem')
          .nth(at)
          .getByRole('button', { name: /^Pick / })
          .click();
      await page.getByRole('button', { name: /^Add 2 items/ }).click();
      await expect(bar).toContainText('₹20 saved in a mix');
      await open(page, '/menu');
      await expect(cart(page, size)).toContainText(
        isWide(size) ? 'Everyday value mix−₹20' : '₹20 saved in a mix',
      );
    });

    test('CON-06 tells when the price of an order is passed, and as long as it is', async ({ page }) => {
      await open(page, '/menu/speciality-chicken');
      const bucket = dish(group(page, 'Chicken'), 'Party Bucket');
      await bucket.scrollIntoViewIfNeeded();
      await bucket.getByRole('button', { name: 'Add Party Bucket' }).click();
      const tooDear = page.getByText('An order can be up to ₹5,000. Please remove something to go on.');
      const more = bucket.getByRole('button', { name: 'Add one more Party Bucket' });
      for (let units = 1; units < 5; units += 1) await more.click();
      await expect(cart(page, size)).toContainText('₹4,745');
      await expect(tooDear).toHaveCount(0);
      const crunch = dish(group(page, 'Chicken'), 'Crunch Bucket');
      await crunch.getByRole('button', { name: 'Add Crunch Bucket' }).click();
      await expect(tooDear.first()).toBeVisible();
      await reload(page);
      const standing = isWide(size) ? 'An order can be up to ₹5,000' : 'Up to ₹5,000 an order';
      await expect(cart(page, size)).toContainText(standing);
      await bucket.getByRole('button', { name: 'Remove one Party Bucket' }).click();
      await expect(cart(page, size)).not.toContainText('₹5,000');
    });
  });
}

test.describe('the dialog with the choices of a dish', () => {
  test.use({ viewport: wide });

  test('NAV-11 has an address that can be shared and reloaded, and Back closes it', async ({
    page,
    context,
  }) => {
    await open(page, '/menu/non-veg-pizza');
    await chicken(page).getByRole('link', { name: 'Chicken Tikka', exact: true }).click();
    const dialog = choices(page, wide);
    await expect(page).toHaveURL(/\/menu\/non-veg-pizza\?customise=PIZ7$/);
    await expect(dialog).toBeVisible();
    const address = page.url();
    await reload(page);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/menu\/non-veg-pizza$/);
    await expect(dialog).toHaveCount(0);

    const other = await context.newPage();
    await open(other, address);
    await expect(choices(other, wide).getByRole('heading', { name: 'Chicken Tikka' })).toBeVisible();
    await choices(other, wide).getByRole('button', { name: 'Close' }).click();
    await expect(other).toHaveURL(/\/menu\/non-veg-pizza$/);
    await expect(choices(other, wide)).toHaveCount(0);

    await other.setViewportSize(phone);
    await other.goto(address);
    await untilStarted(other);
    await expect(choices(other, wide).getByRole('heading', { name: 'Chicken Tikka' })).toBeVisible();
  });

  test('NAV-11 is as high as its content, and the page below has no scroll bar of its own', async ({
    page,
  }) => {
    await open(page, '/menu/sides?customise=SID3');
    const dialog = choices(page, wide);
    await expect(addButton(dialog)).toBeVisible();
    await rest(page);
    const { empty, scrolls } = await dialog.evaluate((panel) => {
      const bottoms = [...panel.querySelectorAll('section, [data-drawn], picture, p')].map(
        (each) => each.getBoundingClientRect().bottom,
      );
      const bar = [...panel.querySelectorAll('button')].at(-1)?.getBoundingClientRect().top ?? 0;
      return {
        empty: bar - Math.max(...bottoms.filter((bottom) => bottom <= bar)),
        scrolls: getComputedStyle(document.body).overflowY,
      };
    });
    expect(empty).toBeLessThan(80);
    expect(scrolls).toBe('hidden');
  });
});
