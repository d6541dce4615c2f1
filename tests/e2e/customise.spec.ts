import type { Locator, Page } from '@playwright/test';
import {
  cart,
  changeMenu,
  choices,
  dish,
  failMenu,
  group,
  isWide,
  menuCall,
  open,
  productOf,
  reload,
  screenSizes,
} from './menu-page.ts';
import { wideToo } from './wide-too.ts';
import { expect, test } from './server-fixture.ts';

const addButton = (panel: Locator) => panel.getByRole('button', { name: /^(Add|Update) · ₹/ });

/** Opens the choices of the product from its card in the menu. */
async function openChicken(page: Page, size: { width: number }): Promise<Locator> {
  await dish(group(page, 'Non-veg pizza'), 'Chicken Tikka')
    .getByRole('link', { name: 'Chicken Tikka', exact: true })
    .click();
  const panel = choices(page, size);
  await expect(panel.getByRole('heading', { name: 'Chicken Tikka' })).toBeVisible();
  await expect(addButton(panel)).toBeVisible();
  if (!isWide(size)) await expect(page).toHaveURL(/\/customise\?productId=PIZ7$/);
  return panel;
}

for (const size of screenSizes) {
  test.describe(`choosing at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('MEN-08 MEN-09 MEN-11 MEN-12 CON-08 a pizza is made one’s own, added, changed and had again; a reload loses nothing', async ({
      page,
    }) => {
      await open(page, '/menu/non-veg-pizza');
      let panel = await openChicken(page, size);
      await expect(addButton(panel)).toHaveText('Add · ₹349');
      await expect(panel.getByRole('radio', { name: /^Thin Crust/ })).toHaveCount(0);

      await panel.getByRole('radio', { name: /^Medium/ }).check();
      await expect(addButton(panel)).toHaveText('Add · ₹609');
      await panel.getByRole('radio', { name: /^Wheat Thin/ }).check();
      await expect(addButton(panel)).toHaveText('Add · ₹664');
      await panel.getByRole('checkbox', { name: /Button mushroom/ }).check();
      await expect(addButton(panel)).toHaveText('Add · ₹719');
      await panel.getByRole('button', { name: 'Add portion of Extra cheese' }).click();
      const moreCheese = panel.getByRole('button', { name: 'Add one more portion of Extra cheese' });
      await moreCheese.click();
      await moreCheese.click();
      await expect(moreCheese).toBeDisabled();
      await expect(addButton(panel)).toHaveText('Add · ₹974');

      await reload(page);
      panel = choices(page, size);
      await expect(panel.getByRole('radio', { name: /^Wheat Thin/ })).toBeChecked();
      await expect(addButton(panel)).toHaveText('Add · ₹974');

      // The wheat crust does not come in large: it is replaced, and a note says so.
      await panel.getByRole('radio', { name: /^Large/ }).check();
      await expect(panel.getByText('Wheat Thin does not come in Large. Now New Hand Tossed.')).toBeVisible();
      await panel.getByRole('radio', { name: /^Thin Crust/ }).check();
      await expect(addButton(panel)).toHaveText('Add · ₹1,329');
      await addButton(panel).click();

      // Checked first, because the message disappears after some time.
      await expect(page.getByText('Chicken Tikka is in your cart')).toBeVisible();
      await expect(page).toHaveURL(/\/menu\/non-veg-pizza$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cart(page, size)).toContainText('1 item');
      await expect(cart(page, size)).toContainText('₹1,329');
      await reload(page);
      await expect(cart(page, size)).toContainText('₹1,329');

      if (isWide(size)) {
        await expect(cart(page, size)).toContainText(
          'Large · Thin Crust · Extra cheese × 3 · Button mushroom',
        );
        await cart(page, size).getByRole('link', { name: 'Edit Chicken Tikka' }).click();
      } else {
        const key = await page.evaluate(() => JSON.parse(localStorage.getItem('cartLines') ?? '').d[0].key);
        await open(page, `/customise?${new URLSearchParams({ productId: 'PIZ7', line: key })}`);
      }
      panel = choices(page, size);
      await expect(panel.getByRole('checkbox', { name: /Button mushroom/ })).toBeChecked();
      await expect(addButton(panel)).toHaveText('Update · ₹1,329');
      await panel.getByRole('checkbox', { name: /Button mushroom/ }).uncheck();
      await panel.getByRole('button', { name: 'Remove one portion of Extra cheese' }).click();
      await expect(addButton(panel)).toHaveText('Update · ₹1,139');
      await addButton(panel).click();
      await expect(cart(page, size)).toContainText('1 item');
      await expect(cart(page, size)).toContainText('₹1,139');

      await open(page, '/menu/non-veg-pizza');
      panel = await openChicken(page, size);
      await expect(panel.getByText('Large · Thin Crust · Extra cheese × 2')).toBeVisible();
      await panel.getByRole('button', { name: 'Repeat last · ₹1,139' }).click();
      await expect(cart(page, size)).toContainText('2 items');
      await expect(cart(page, size)).toContainText('₹2,278');
    });

    test(
      'MEN-13 MEN-14 MEN-15 MEN-16 a combo opens with its defaults in order; only what counts changes the price',
      wideToo(size.width),
      async ({ page }) => {
        await open(page, '/menu/combos');
        await dish(group(page, 'Combos'), 'Pizza Duo')
          .getByRole('link', { name: 'Pizza Duo', exact: true })
          .click();
        let panel = choices(page, size);
        await expect(panel.getByRole('group', { name: /pizza$|drink$/ })).toHaveCount(4);
        const places = panel.getByRole('heading', { level: 3 });
        await expect(places).toHaveText(['First pizza', 'Second pizza', 'First drink', 'Second drink']);
        const first = () => panel.getByRole('group', { name: 'First pizza' });
        const second = () => panel.getByRole('group', { name: 'Second pizza' });
        await expect(first().getByRole('radio', { name: /^Vegetarian Margherita/ })).toBeChecked();
        await expect(second().getByRole('radio', { name: /Chicken Tikka/ })).toBeChecked();
        await expect(addButton(panel)).toHaveText('Add · ₹579');

        await second()
          .getByRole('radio', { name: /Farmhouse/ })
          .check();
        await expect(addButton(panel)).toHaveText('Add · ₹579');
        await first()
          .getByRole('radio', { name: /Tandoori Paneer Tikka/ })
          .check();
        await expect(addButton(panel)).toHaveText('Add · ₹639');

        await reload(page);
        panel = choices(page, size);
        await expect(first().getByRole('radio', { name: /Tandoori Paneer Tikka/ })).toBeChecked();
        await expect(second().getByRole('radio', { name: /Farmhouse/ })).toBeChecked();
        await addButton(panel).click();
        await expect(cart(page, size)).toContainText('₹639');
      },
    );

    test(
      'MEN-22 NAV-12 every-day-value items are mixed and added together',
      wideToo(size.width),
      async ({ page }) => {
        await open(page, '/edv');
        await page.getByRole('button', { name: 'Pick Mania Onion' }).click();
        const mix = page.getByRole('region', { name: 'Your mix' });
        await expect(mix).toContainText('1 of 2 picked');
        await expect(mix.getByRole('button', { name: /^Add 1 item/ })).toBeDisabled();
        await page.getByRole('button', { name: 'Pick Salted Fries' }).click();
        await page.getByRole('button', { name: 'Add one more Salted Fries' }).click();
        await reload(page);
        await mix.getByRole('button', { name: 'Add 3 items · ₹267' }).click();
        await expect(page.getByText('3 items are in your cart')).toBeVisible();
        await expect(mix).toHaveCount(0);
        const bar = page.getByRole('region', { name: 'Cart', exact: true });
        await expect(bar).toContainText('3 items');
        await expect(bar).toContainText('₹267');
      },
    );
  });
}

test.describe('choosing', () => {
  test('the sign of the prices has its font before the choices come, for which the browser would lay them out twice', async ({
    page,
  }) => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(menuCall, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/customise?productId=PIZ7');
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, unicodeRange, status }) =>
          family.includes('Figtree') && unicodeRange === 'U+20B9' && status === 'loaded',
      ),
    );
    await expect(page.getByRole('heading', { name: 'Chicken Tikka' })).toBeVisible();
    await expect(addButton(page.locator('body'))).toBeHidden();
    goOn();
    await expect(addButton(page.locator('body'))).toBeVisible();
  });

  test('MEN-04 an add-on that the store does not sell any more is named beside the line that has it', async ({
    page,
  }) => {
    await open(page, '/customise?productId=PIZ7');
    await page.getByRole('checkbox', { name: /Button mushroom/ }).check();
    await addButton(page.locator('body')).click();
    await expect(cart(page, screenSizes[0])).toContainText('₹384');

    await changeMenu(page, (menu) => {
      menu.addons = menu.addons.filter(({ addonId }) => addonId !== 'top-mushroom');
    });
    await open(page, '/menu');
    await expect(page.getByText('This store does not have everything that is in your cart')).toBeVisible();
    await expect(page.getByText('Chicken Tikka, Button mushroom')).toBeVisible();
    // The line stays: the customer decides.
    await expect(cart(page, screenSizes[0])).toContainText('₹384');
  });

  test('MEN-09 a choice in the draft that the menu no longer has is left out, and a note says so', async ({
    page,
  }) => {
    await open(page, '/customise?productId=PIZ7');
    await page.getByRole('radio', { name: /^Medium/ }).check();
    await page.getByRole('radio', { name: /^Wheat Thin/ }).check();
    await changeMenu(page, (menu) => {
      const pizza = productOf(menu, 'PIZ7');
      pizza.crust = pizza.crust.filter(({ crustId }) => crustId !== 'wheat-thin');
    });
    await reload(page);
    await expect(page.getByText('Some of your earlier choices are not sold right now')).toBeVisible();
    await expect(addButton(page.locator('body'))).toHaveText('Add · ₹609');
  });

  test('ERR-13 a product that is sold out cannot be added from its own page either', async ({ page }) => {
    await open(page, '/customise?productId=DES3');
    await expect(page.getByText('Temporarily out of stock')).toBeVisible();
    await expect(addButton(page.locator('body'))).toBeDisabled();
  });

  test('MEN-27 ERR-08 without a menu the pages of choices say so, never in a dialog, and try again', async ({
    page,
  }) => {
    const mend = await failMenu(page);
    for (const path of ['/customise?productId=PIZ7', '/edv']) {
      await open(page, path);
      await expect(page.getByRole('alert')).toContainText('temporary issues with the store selected');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Pick Mania Onion' })).toBeVisible();
  });

  test('NAV-11 a product that the menu does not have leads back to the menu', async ({ page, app }) => {
    await open(page, '/customise?productId=NOPE');
    await expect(page.getByRole('heading', { name: 'This restaurant does not sell it' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the menu' }).click();
    await expect(page).toHaveURL(`${app.url}/menu`);
  });
});
