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
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

for (const size of screenSizes) {
  test.describe(`energy and allergens at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('NAV-11 MEN-11 follow size, crust, cheese and toppings, from the card of the menu on', async ({
      page,
    }) => {
      await open(page, '/menu/veg-pizza');
      const card = dish(group(page, 'Veg pizza'), 'Onion and Capsicum');
      await expect(card).toContainText('728 kcal');
      await card.getByRole('link', { name: 'Onion and Capsicum', exact: true }).click();
      const panel = choices(page, size);
      const facts = panel.getByRole('status').filter({ hasText: 'Serves' });
      await expect(facts).toContainText('728 kcal');
      await expect(facts).toContainText('Contains milk, gluten.');

      const sausage = panel.getByRole('checkbox', { name: /Chicken sausage/ });
      await expect(sausage).toHaveAccessibleName(/136 kcal · Contains soy, mustard/);
      await sausage.check();
      await expect(facts).toContainText('864 kcal');
      await expect(facts).toContainText('Contains milk, gluten, soy, mustard.');
      // The heading is out of sight beside the toppings: the bar with the price says it too.
      const bar = page.getByText('864 kcal · Contains milk, gluten, soy, mustard.');
      await expect(bar).toBeInViewport({ ratio: 1 });
      await panel.getByRole('button', { name: 'Add portion of Extra cheese' }).click();
      await expect(facts).toContainText('1,024 kcal');
      await panel.getByRole('radio', { name: /^Cheese Burst/ }).check();
      await expect(facts).toContainText('1,204 kcal');
      await panel.getByRole('radio', { name: /^Medium/ }).check();
      await expect(facts).toContainText('2,287 kcal');

      await sausage.uncheck();
      await expect(facts).toContainText('Contains milk, gluten.');
      await expect(facts).toContainText('2,029 kcal');
    });

    test('MEN-08 MEN-09 stand beside each size and crust, as they would be with it', async ({ page }) => {
      await open(page, '/customise?productId=PIZ12');
      const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name} `) });
      await expect(radio('Regular')).toHaveAccessibleName(/^Regular Serves 1 · 728 kcal ₹229/);
      await expect(radio('Cheese Burst')).toHaveAccessibleName(/^Cheese Burst 908 kcal \+/);
      await page.getByRole('button', { name: 'Add portion of Extra cheese' }).click();
      await expect(radio('Cheese Burst')).toHaveAccessibleName(/^Cheese Burst 1,068 kcal \+/);
      await radio('Cheese Burst').check();
      await expect(radio('Medium')).toHaveAccessibleName(/^Medium Serves 2 · 2,029 kcal ₹/);
      await radio('Medium').check();
      await expect(page.getByRole('status').filter({ hasText: 'Serves' })).toContainText('2,029 kcal');
    });

    test('MEN-09 an allergen that a crust adds is said beside it', async ({ page }) => {
      await changeMenu(page, (menu) => {
        for (const crust of productOf(menu, 'PIZ12').crust) {
          if (crust.crustId === 'cheese-burst') crust.allergens = ['milk', 'soy'];
          if (crust.crustId === 'fresh-pan') delete crust.allergens;
        }
      });
      await open(page, '/customise?productId=PIZ12');
      const burst = page.getByRole('radio', { name: /^Cheese Burst 908 kcal · Adds soy \+/ });
      await burst.check();
      await expect(burst).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Fresh Pan/ })).toHaveAccessibleName(
        / kcal · Allergens not known /,
      );
      await expect(page.getByText('Contains milk, gluten, soy.', { exact: true })).toBeVisible();
    });

    test('NAV-11 say the same of one sauce, marinade or bun in every dish and topping', async ({ page }) => {
      for (const [productId, contains] of [
        ['BUR2', 'Contains milk, gluten, egg, soy, mustard, sesame.'],
        ['WRP9', 'Contains milk, gluten, soy, mustard.'],
        ['CHK22', 'Contains milk, mustard.'],
        ['PIZ7', 'Contains milk, gluten, mustard.'],
      ] as const) {
        await open(page, `/customise?productId=${productId}`);
        await expect(page.getByText(contains, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('checkbox', { name: /Chicken tikka/ })).toHaveAccessibleName(
        /Contains milk, mustard/,
      );
      // Every chicken burger offers this patty, grilled ones too.
      await open(page, '/customise?productId=BUR3');
      const patty = page.getByRole('checkbox', { name: /Extra chicken patty/ });
      await expect(patty).toHaveAccessibleName(/A crisp chicken patty/);
    });

    test('NAV-11 of a dish without choices are on its page too', async ({ page }) => {
      await open(page, '/menu/dessert');
      await dish(group(page, 'Desserts'), 'Mango Delight')
        .getByRole('link', { name: 'Mango Delight', exact: true })
        .click();
      const panel = choices(page, size);
      await expect(panel.getByText('Contains milk, gluten, soy.')).toBeVisible();
      await expect(panel.getByText('298 kcal')).toBeVisible();
    });

    test('MEN-14 of a combo are those of what was chosen, and its picture shows the same', async ({
      page,
    }) => {
      await open(page, '/menu/combos');
      await dish(group(page, 'Combos'), 'Lunch for One')
        .getByRole('link', { name: 'Lunch for One', exact: true })
        .click();
      const panel = choices(page, size);
      const facts = panel.getByRole('status').filter({ hasText: 'Serves' });
      await expect(facts).toContainText('1,054 kcal');
      await expect(panel.getByRole('img', { name: 'Lunch for One', exact: true })).toBeVisible();
      await panel.getByRole('radio', { name: /Mania Golden Corn/ }).check();
      await expect(facts).toContainText('1,080 kcal');
      const picture = panel.getByRole('img', {
        name: 'Lunch for One: Mania Golden Corn, Salted Fries, Cola, 475 ml',
      });
      await expect(picture).toBeVisible();
      await expect(picture.locator('img')).toHaveCount(3);
      await expect(panel.getByRole('img', { name: /as you chose it/ })).toHaveCount(0);

      // Its description too, and in the cart the same words.
      const words = 'Mania Golden Corn · Salted Fries · Cola, 475 ml';
      await expect(panel.getByText(words, { exact: true })).toBeVisible();
      await expect(panel.getByText('A mania pizza, fries and a drink')).toHaveCount(0);
      await panel.getByRole('button', { name: /^Add · ₹/ }).click();
      if (isWide(size)) await expect(cart(page, size)).toContainText(words);
    });
  });
}

test.describe('energy and allergens', () => {
  test('MEN-11 a part that nothing is known about is named, and there is no sum', async ({ page }) => {
    await changeMenu(page, (menu) => {
      for (const addon of menu.addons) {
        if (addon.addonId !== 'top-chicken-sausage') continue;
        delete addon.kcal;
        delete addon.allergens;
        for (const variant of addon.addonVariants) delete variant.kcal;
      }
    });
    await open(page, '/customise?productId=PIZ12');
    const facts = page.getByRole('status').filter({ hasText: 'Serves' });
    await expect(facts).toContainText('728 kcal');
    await page.getByRole('checkbox', { name: /Chicken sausage/ }).check();
    await expect(facts).toContainText('Energy of Chicken sausage is not known.');
    await expect(facts).toContainText('Ask the restaurant about allergens in Chicken sausage.');
    await expect(facts).not.toContainText('kcal');
    await reload(page);
    await expect(facts).toContainText('Energy of Chicken sausage is not known.');
  });

  test('NAV-11 a pizza’s picture is said to be the choice once it is drawn', async ({ page }) => {
    await open(page, '/customise?productId=PIZ12');
    await expect(page.getByRole('img', { name: 'Onion and Capsicum', exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /Chicken sausage/ }).check();
    await expect(page.getByRole('img', { name: 'Onion and Capsicum, as you chose it' })).toBeVisible();
  });

  test('WID-04 the cards of the home page say what Add puts into the cart', async ({ page }) => {
    await open(page, '/');
    const tikka = page.getByRole('listitem').filter({ hasText: 'Chicken Tikka' }).first();
    await expect(tikka).toContainText('872 kcal');
    await expect(tikka).toContainText('Contains milk, gluten, mustard');
  });

  test('MEN-22 every-day-value items say what they contain where they are picked', async ({ page }) => {
    await open(page, '/edv');
    const corn = page.getByRole('listitem').filter({ hasText: 'Mania Golden Corn' });
    await expect(corn).toContainText('512 kcal');
    await expect(corn).toContainText('Contains milk, gluten.');
  });
});
