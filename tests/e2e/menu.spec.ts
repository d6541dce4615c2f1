import { headerNames } from '../../schemas/header-names.ts';
import { accessibilityFaults } from './accessibility.ts';
import { logIn } from './customers.ts';
import {
  cart,
  categoryBar,
  changeMenu,
  dish,
  failMenu,
  group,
  isWide,
  menuCalls,
  open,
  productOf,
  reload,
  screenSizes,
  spoilMenu,
} from './menu-page.ts';
import { rest, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

const storeTrouble =
  'Sorry, we are facing some temporary issues with the store selected. Please select a different store';

for (const size of screenSizes) {
  test.describe(`the menu at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('NAV-52 NAV-53 a friendly path opens its category, and the bar leads to the others', async ({
      page,
    }) => {
      await open(page, '/menu/veg-pizza');
      await expect(page.getByRole('heading', { level: 1, name: 'Veg pizza' })).toBeAttached();
      await expect(dish(group(page, 'Veg pizza'), 'Margherita')).toBeInViewport();
      const current = categoryBar(page).locator('[aria-current=true]');
      await expect(current).toHaveText('Veg pizza');

      await categoryBar(page).getByRole('link', { name: 'Sides' }).click();
      await expect(page).toHaveURL(/\/menu\/sides$/);
      await expect(group(page, 'Sides').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(group(page, 'Sides').getByRole('heading', { level: 2 })).toBeFocused();
      await expect(current).toHaveText('Sides');
    });

    test('NAV-51 an id link opens the category and the dish, in either form; an unknown path shows the whole menu', async ({
      page,
    }) => {
      for (const path of ['/menu/3/PIZ7', '/menu?categoryId=3&pizzaId=PIZ7']) {
        await open(page, path);
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        const asked = dish(group(page, 'Non-veg pizza'), 'Chicken Tikka');
        await expect(asked).toBeInViewport();
        await expect(asked).toHaveAttribute('data-asked', '');
      }
      // The category of the link counts although the dish is sold in another one.
      await open(page, '/menu/20/PIZ7');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(dish(group(page, 'Pizza mania'), 'Mania Onion')).toBeInViewport();

      await open(page, '/menu/no-such-dishes');
      await expect(dish(group(page, 'Bestsellers'), 'Crunch Bucket')).toBeInViewport();
      await expect(categoryBar(page).getByRole('link')).toHaveCount(13);
    });

    test('MEN-20 the bar follows the scrolling', async ({ page }) => {
      await open(page, '/menu');
      const current = categoryBar(page).locator('[aria-current=true]');
      await expect(current).toHaveText('Bestsellers');
      for (const name of ['Combos', 'Beverages', 'Veg pizza']) {
        await group(page, name).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
        await expect(current).toHaveText(name);
        await expect(current).toBeInViewport();
        await expect(group(page, name).getByRole('listitem').first()).toBeInViewport();
      }
    });

    test('MEN-01 search forgives typing errors, stays over a reload, and says when there is nothing', async ({
      page,
    }) => {
      await open(page, '/menu');
      const field = page.getByRole('searchbox', { name: 'Search the menu' });
      await field.fill('chiken tika');
      const results = page.getByRole('region', { name: 'Search the menu' });
      await expect(results.getByRole('listitem').first()).toContainText('Chicken Tikka');
      await expect(page).toHaveURL(/search=chiken/);
      await reload(page);
      await expect(field).toHaveValue('chiken tika');
      await expect(results.getByRole('listitem').first()).toContainText('Chicken Tikka');

      await field.fill('zzxqv');
      await expect(page.getByRole('heading', { name: 'Nothing for ‘zzxqv’' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(group(page, 'Bestsellers')).toBeVisible();
      await expect(field).toBeFocused();
    });

    test('MEN-19 EXP-21 veg-only hides a combo that holds chicken, and is remembered over a reload', async ({
      page,
    }) => {
      await open(page, '/menu/combos');
      await expect(dish(group(page, 'Combos'), 'Chicken Feast')).toBeVisible();
      // The label covers the input of the switch.
      await page.getByText('Veg only', { exact: true }).click();
      const combos = group(page, 'Combos');
      const shown = async () => {
        await combos.scrollIntoViewIfNeeded();
        await expect(dish(combos, 'Garden Duo')).toBeVisible();
        await expect(combos.getByRole('heading', { name: 'Chicken Feast' })).toHaveCount(0);
        await expect(page.getByText('You are seeing vegetarian dishes only.')).toBeVisible();
        await expect(categoryBar(page).getByRole('link', { name: 'Non-veg pizza' })).toHaveCount(0);
        await expect(page.getByRole('img', { name: 'Non-vegetarian' })).toHaveCount(0);
      };
      await shown();
      await reload(page);
      await expect(page.getByRole('switch', { name: 'Veg only' })).toBeChecked();
      await shown();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await expect(categoryBar(page).getByRole('link', { name: 'Non-veg pizza' })).toBeVisible();
    });

    test('ERR-11 ERR-13 what cannot be had says so and has no Add', async ({ page }) => {
      await changeMenu(page, (menu) => {
        Object.assign(productOf(menu, 'DES1'), { availability: 'not-now', availableText: 'Sold 7 to 11' });
      });
      await open(page, '/menu/dessert');
      // Sold-out products come last.
      await group(page, 'Desserts').evaluate((section) =>
        section.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      const soldOut = dish(group(page, 'Desserts'), 'Dark Chocolate Mousse');
      await expect(soldOut).toContainText('Temporarily out of stock');
      await expect(soldOut).toContainText('Back at 5:00 pm');
      const notNow = group(page, 'Desserts').getByRole('listitem').filter({ hasText: 'Sold 7 to 11' });
      await expect(notNow).toContainText('Item not available at this time');
      for (const card of [soldOut, notNow])
        await expect(card.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    });

    test('CRT-03 CRT-07 a dish is added in place, counted up and taken out, and a reload keeps it', async ({
      page,
    }) => {
      await open(page, '/menu/sides');
      const card = dish(group(page, 'Sides'), 'Salted Fries');
      await card.getByRole('button', { name: 'Add Salted Fries' }).click();
      await expect(card.getByRole('button', { name: 'Add one more Salted Fries' })).toBeFocused();
      await card.getByRole('button', { name: 'Add one more Salted Fries' }).click();
      await expect(cart(page, size)).toContainText('2 items');
      // Two everyday-value items are a mix, in which each costs ₹10 less.
      await expect(cart(page, size)).toContainText('₹178');
      await reload(page);
      await expect(cart(page, size)).toContainText('2 items');
      await card.getByRole('button', { name: 'Remove one Salted Fries' }).click();
      await card.getByRole('button', { name: 'Remove one Salted Fries' }).click();
      await expect(card.getByRole('button', { name: 'Add Salted Fries' })).toBeFocused();
      if (isWide(size)) await expect(cart(page, size)).toContainText('Nothing here yet');
      else await expect(cart(page, size)).toHaveCount(0);
    });

    test('MEN-23 MEN-24 a customer marks favourites, which stay, and are taken back when the server refuses', async ({
      page,
      app,
    }) => {
      const customer = app.customers[size.width === 360 ? 0 : 1];
      if (!customer) throw new Error('There is no customer for this screen.');
      await logIn(page, customer);
      await open(page, '/menu/veg-pizza');
      const heart = dish(group(page, 'Veg pizza'), 'Farmhouse').getByRole('button', {
        name: 'Favourite: Farmhouse',
      });
      const saved = page.waitForResponse(
        (reply) => reply.url().includes('favourite') && reply.request().method() === 'POST',
      );
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect((await saved).ok()).toBe(true);

      await open(page, '/favourites');
      await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();
      const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Farmhouse' });
      await expect(listed.getByRole('heading')).toContainText('Farmhouse');
      const marked = listed.getByRole('button', { name: 'Favourite: Farmhouse' });
      await expect(marked).toHaveAttribute('aria-pressed', 'true');

      await page.route('**/favourites/**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { status: 'FAILED', errors: [] } })
          : route.fallback(),
      );
      await marked.click();
      await expect(page.getByText('We could not take this off your favourites.')).toBeVisible();
      await expect(marked).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.unroute('**/favourites/**');
      await marked.click();
      await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    });

    test('ROL-05 a guest who taps the heart is led to the login, which knows the way back', async ({
      page,
      app,
    }) => {
      await open(page, '/menu/veg-pizza');
      await dish(group(page, 'Veg pizza'), 'Farmhouse')
        .getByRole('button', { name: /^Favourite/ })
        .click();
      await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Fmenu%2Fveg-pizza`);
    });
  });
}

test.describe('the menu', () => {
  test('NAV-52 NAV-53 NAV-54 every friendly path opens a category of its own', async ({ app }) => {
    const headings: Record<string, string> = {
      'veg-pizza': 'Veg pizza',
      'non-veg-pizza': 'Non-veg pizza',
      sides: 'Sides',
      beverages: 'Beverages',
      'pizza-mania': 'Pizza mania',
      dessert: 'Desserts',
      desserts: 'Desserts',
      'speciality-chicken': 'Chicken',
      chicken: 'Chicken',
      combos: 'Combos',
      'rice-bowls-wraps': 'Rice bowls and wraps',
      vegetarian: 'Veg pizza',
      recommended: 'Recommended',
      bestsellers: 'Bestsellers',
      'daily-essentials': 'Daily essentials',
      'chicken-sandwich': 'Burgers and sandwiches',
    };
    for (const [slug, heading] of Object.entries(headings)) {
      const reply = await fetch(`${app.url}/menu/${slug}`);
      expect(reply.status, slug).toBe(200);
      expect(/<h1[^>]*>([^<]*)</.exec(await reply.text())?.[1], slug).toBe(heading);
    }
  });

  test('MEN-01 is readable with JavaScript off', async ({ browser, app }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/menu/non-veg-pizza`);
    const pizzas = group(page, 'Non-veg pizza');
    expect(await pizzas.getByRole('listitem').count()).toBeGreaterThan(3);
    await expect(dish(pizzas, 'Chicken Tikka')).toContainText('₹349');
    await expect(
      dish(pizzas, 'Chicken Tikka').getByRole('link', { name: 'Chicken Tikka', exact: true }),
    ).toHaveAttribute('href', '/customise?productId=PIZ7');
    await categoryBar(page).getByRole('link', { name: 'Sides' }).click();
    await expect(dish(group(page, 'Sides'), 'Garlic Bread')).toBeVisible();
    await context.close();
  });

  test('NAV-55 tells search engines of the restaurant, its menu and its dishes', async ({ page }) => {
    await page.goto('/menu');
    await expect(page).toHaveTitle(/^Menu/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/menu$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/);
    const [restaurant] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text),
    );
    expect(restaurant).toMatchObject({
      '@type': 'Restaurant',
      hasMenu: { '@type': 'Menu', hasMenuSection: expect.any(Array) },
    });
    expect(restaurant.hasMenu.hasMenuSection).toHaveLength(10);
    expect(restaurant.hasMenu.hasMenuSection[0]).toMatchObject({
      '@type': 'MenuSection',
      hasMenuItem: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'MenuItem',
          name: 'Margherita',
          offers: expect.objectContaining({ price: '199.00', priceCurrency: 'INR' }),
        }),
      ]),
    });
  });

  for (const path of ['/menu', '/menu/sides', '/customise?productId=PIZ7', '/edv']) {
    test(`${path} hydrates without a warning, a console error or a blocked resource`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('requestfailed', (request) => said.push(`${request.url()} ${request.failure()?.errorText}`));
      await open(page, path);
      expect(said).toEqual([]);
    });
  }

  for (const { width, height } of screenSizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no accessibility violation and no sideways scroll at ${width} px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height });
        for (const path of ['/menu', '/customise?productId=PIZ7', '/edv']) {
          await open(page, path);
          expect(await accessibilityFaults(page), path).toEqual([]);
          expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
        }
      });
    }
  }

  test('ERR-12 CON-07 takes no more of a dish than it has, and no more in all than a cart holds', async ({
    page,
  }) => {
    const fullText = 'An order can have up to 25 items. Please remove something to add more.';
    await open(page, '/menu/speciality-chicken');
    const bucket = dish(group(page, 'Chicken'), 'Party Bucket');
    await bucket.scrollIntoViewIfNeeded();
    await bucket.getByRole('button', { name: 'Add Party Bucket' }).click();
    const more = bucket.getByRole('button', { name: 'Add one more Party Bucket' });
    for (let units = 1; units < 5; units += 1) await more.click();
    await expect(bucket.getByText('Sorry, only a limited quantity')).toBeVisible();
    await more.click();
    await rest(page);
    await expect(bucket.getByRole('status')).toHaveText('5');

    await open(page, '/menu/sides');
    const fries = dish(group(page, 'Sides'), 'Salted Fries');
    await fries.getByRole('button', { name: 'Add Salted Fries' }).click();
    for (let units = 1; units < 20; units += 1)
      await fries.getByRole('button', { name: 'Add one more Salted Fries' }).click();
    await expect(page.getByText(fullText)).toHaveCount(0);
    await expect(fries.getByRole('status')).toHaveText('20');
    // The message stands for four seconds: the page itself sees it, however busy the test is.
    await Promise.all([
      page.waitForFunction((text) => document.body.innerText.includes(text), fullText),
      fries.getByRole('button', { name: 'Add one more Salted Fries' }).click(),
    ]);
    await expect(fries.getByRole('status')).toHaveText('20');
    await expect(cart(page, screenSizes[0])).toContainText('25 items');
  });

  test('LOC-06 MEN-04 another order type keeps the cart and says what it does not sell', async ({ page }) => {
    const calls = menuCalls(page);
    await changeMenu(page, (menu, request) => {
      if (request.headers()[headerNames.deliveryType] !== 'P') return;
      for (const category of menu.catalog)
        category.products = category.products.filter(({ productId }) => productId !== 'SID3');
    });
    await open(page, '/menu/sides');
    await dish(group(page, 'Sides'), 'Salted Fries').getByRole('button', { name: /^Add / }).click();
    await dish(group(page, 'Sides'), 'Garlic Bread').getByRole('button', { name: /^Add / }).click();
    await expect(cart(page, screenSizes[0])).toContainText('2 items');

    await open(page, '/locationSelection');
    await page.getByRole('radio', { name: 'Takeaway' }).check();
    // The choice is kept for the next page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('orderType'))).toContain('"P"');
    await open(page, '/menu');
    await expect(page.getByRole('banner')).toContainText('Takeaway');
    const warning = page.getByRole('status').filter({ hasText: 'This store does not have everything' });
    await expect(page.getByText('This store does not have everything that is in your cart')).toBeVisible();
    await expect(page.getByText('Salted Fries Item not available at this time')).toBeVisible();
    await expect(warning).not.toContainText('Garlic Bread');
    await expect(cart(page, screenSizes[0])).toContainText('2 items');
    await expect.poll(() => calls.at(-1)).toMatchObject({ orderType: 'P' });
  });

  test('MEN-07 a menu with a product that lacks its sizes shows everything, and the product too', async ({
    page,
  }) => {
    await spoilMenu(page, ({ catalog }) => {
      const [first, second, third] = catalog[0]?.products ?? [];
      if (!first || !second || !third) throw new Error('The menu of the test has too few products.');
      delete first['size'];
      delete second['price'];
      third['crust'] = null;
    });
    await open(page, '/menu/veg-pizza');
    await expect(categoryBar(page).getByRole('link')).toHaveCount(13);
    await expect(dish(group(page, 'Veg pizza'), 'Margherita')).toContainText('₹199');
    await expect(dish(group(page, 'Veg pizza'), 'Farmhouse')).toBeVisible();
    await open(page, '/customise?productId=PIZ1');
    await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();
    await page.getByRole('button', { name: /^Add · ₹/ }).click();
    await expect(cart(page, screenSizes[0])).toContainText('1 item');
  });

  test('MEN-03 a kept store id that says null leads home once, and no menu is requested for it', async ({
    page,
  }) => {
    const calls = menuCalls(page);
    await page.addInitScript(() => {
      localStorage.setItem(
        'lastLocation',
        JSON.stringify({ v: 1, d: { storeId: 'null', storeIsChosen: true } }),
      );
    });
    await open(page, '/menu');
    await expect(page).toHaveURL('/');
    expect(calls.filter(({ path }) => path.includes('/null/'))).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Menu' }).first().click();
    await expect(dish(group(page, 'Bestsellers'), 'Crunch Bucket')).toBeVisible();
    await expect(page).toHaveURL('/menu');
  });

  test('MEN-27 ERR-08 a menu that does not load is reported in the page, never in a dialog, and can be requested again', async ({
    page,
  }) => {
    const mend = await failMenu(page);
    await open(page, '/menu/veg-pizza');
    const alert = page.getByRole('alert').filter({ hasText: storeTrouble });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The products in the page's HTML stay, and can be ordered.
    await dish(group(page, 'Veg pizza'), 'Margherita')
      .getByRole('button', { name: 'Add Margherita' })
      .click();
    await expect(cart(page, screenSizes[0])).toContainText('₹199');
    // Categories that were not loaded have no heading over empty boxes.
    await expect.poll(() => categoryBar(page).getByRole('link').count()).toBeLessThan(4);

    await mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(categoryBar(page).getByRole('link')).toHaveCount(13);
  });
});
