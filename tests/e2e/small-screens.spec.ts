import type { Locator, Page } from '@playwright/test';
import { open } from './menu-page.ts';
import { boxesOf, openMessages, patience, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const portrait = { width: 360, height: 740 } as const;
const landscape = { width: 740, height: 360 } as const;
const pizza = '/customise?productId=PIZ7';

/** Whether a tap on the middle of an element reaches it. */
const isWithinReach = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const floating = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('a phone on its side', () => {
  test.use({ viewport: landscape });

  test('NAV-11 has the choices beside the picture, each within reach of the keyboard', async ({ page }) => {
    await open(page, pizza);
    const choices = page.locator('main label:has(input)');
    await expect(async () => {
      const [picture, bar, choice] = await boxesOf(
        page.getByRole('img', { name: /Chicken Tikka/ }).first(),
        floating(page, 'Make it yours'),
        choices.first(),
      );
      expect(picture.bottom).toBeLessThanOrEqual(bar.top);
      expect(choice.left).toBeGreaterThanOrEqual(picture.right);
    }).toPass(patience);
    const all = await choices.all();
    expect(all.length).toBeGreaterThan(5);
    for (const choice of all) {
      await choice.locator('input').focus();
      await expect.poll(() => isWithinReach(choice)).toBe(true);
    }
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'reduced' : 'all'} motion`, () => {
    test.use({ viewport: portrait, contextOptions: { reducedMotion } });

    test('CRT-03 the second tap on Add goes to no cart, and the message stands above the cart’s bar', async ({
      page,
    }) => {
      await open(page, pizza);
      // Their state in the frame in which they appear.
      const onArrival = page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const found = new Map<string, string>();
            const look = () => {
              const parts = {
                cart: document.querySelector('section[aria-label="Cart"] a'),
                message: document.querySelector('[data-sonner-toast] button'),
              };
              for (const [name, part] of Object.entries(parts))
                if (part && !found.has(name)) found.set(name, getComputedStyle(part).pointerEvents);
              if (found.size < 2) requestAnimationFrame(look);
              else resolve([...found.values()]);
            };
            look();
          }),
      );
      await page.getByRole('button', { name: /^Add · ₹/ }).click();
      expect(await onArrival).toEqual(['none', 'none']);
      const cart = floating(page, 'Cart');
      const message = await openMessages(page);
      await expect(async () => {
        const [own, below] = await boxesOf(message, cart);
        expect(own.bottom).toBeLessThan(below.top);
      }).toPass(patience);
      await cart.getByRole('link', { name: 'View cart' }).click();
      await expect(page).toHaveURL(/\/cart/);
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: portrait });

  test('PWA-09 says that the connection is lost without covering anything, wherever the page is', async ({
    page,
    context,
  }) => {
    await open(page, '/menu');
    await context.setOffline(true);
    const notice = page.getByText('Internet connection Lost');
    await expect(notice).toBeVisible();
    for (const part of [page.getByRole('searchbox'), page.getByRole('switch', { name: 'Veg only' })])
      await expect(async () => {
        const [own, above] = await boxesOf(part, notice);
        expect(own.top).toBeGreaterThanOrEqual(above.bottom);
      }).toPass(patience);
    await page.evaluate(() => window.scrollTo(0, 900));
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(async () => {
      const [own, search, above] = await boxesOf(categories, page.getByRole('search'), notice);
      expect(search.top).toBeGreaterThanOrEqual(above.bottom);
      expect(own.top).toBeGreaterThanOrEqual(search.bottom);
      expect(await isWithinReach(notice)).toBe(true);
    }).toPass(patience);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });

  test('MEN-01 nothing moves when the menu comes', async ({ page }) => {
    await open(page, '/');
    let come = () => {};
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/catalog-service/ve1/stores/*/menu*', async (route) => {
      await gate;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Pages' }).locator('visible=true').getByText('Menu').click();
    // The search is there, and below it the placeholder of the dishes.
    await expect(page.getByRole('searchbox')).toBeVisible();
    const place = page.locator('main').getByRole('status').filter({ hasText: 'Loading' }).first();
    await expect(place).toBeVisible();
    await rest(page);
    const [waiting] = await boxesOf(place);
    come();
    const heading = page.getByRole('region').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    await rest(page);
    const [here] = await boxesOf(heading);
    expect(Math.abs(here.top - waiting.top)).toBeLessThanOrEqual(2);
  });
});
