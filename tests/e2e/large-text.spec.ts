import type { Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { open } from './menu-page.ts';
import { boxesOf, openMessages, patience, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

// With large text on a small phone nothing is cut off, and nothing covers anything else.
test.use({ viewport: { width: 360, height: 800 } });

async function openInLargeText(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // Container queries in rem are evaluated again when a container changes its size.
  await page.setViewportSize({ width: 361, height: 800 });
  await rest(page);
}

/** Controls whose text sticks out at their sides. */
function wordsThatStickOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();

    /** Visually hidden, placed over another element on purpose, or cut off with an ellipsis: these are intended. */
    function isOnItsOwn(text: Node, control: Element): boolean {
      for (let each = text.parentElement; each && each !== control; each = each.parentElement) {
        const { position, textOverflow, opacity } = getComputedStyle(each);
        if (position === 'absolute' || textOverflow === 'ellipsis' || opacity === '0') return true;
      }
      return getComputedStyle(control).textOverflow === 'ellipsis';
    }

    const found: string[] = [];
    for (const control of document.querySelectorAll('main :is(a, button, label)')) {
      const box = control.getBoundingClientRect();
      if (!control.checkVisibility() || box.width < 2) continue;
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        const sticksOut = width > 0 && (left < box.left - 1 || right > box.right + 1);
        if (sticksOut && !isOnItsOwn(text, control)) found.push(text.textContent?.trim() ?? '');
      }
    }
    return found;
  });
}

/** Texts that reach past the card that they stand on, or past the page. */
function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** For screen readers alone, or in a rail. */
    function isHiddenOrScrolled(text: Node): boolean {
      for (let each = text.parentElement; each; each = each.parentElement) {
        const { overflowX, position, width } = getComputedStyle(each);
        if (/auto|scroll/.test(overflowX) || (position === 'absolute' && Number.parseFloat(width) < 2))
          return true;
      }
      return false;
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const card = text.parentElement?.closest('article, section, li');
      if (!card || !text.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const { left, right, width, height } = range.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      const sticksOut = left < box.left - 1 || right > Math.min(box.right, window.innerWidth) + 1;
      if (width >= 2 && height >= 2 && sticksOut && !isHiddenOrScrolled(text))
        found.push(text.textContent?.trim() ?? '');
    }
    return found;
  });
}

for (const path of [
  '/',
  '/menu',
  '/edv',
  '/locationSelection',
  '/restaurants',
  '/feedback?orderMode=D&rating=4',
  '/cart',
]) {
  test(`${path} at 200 % text has all words within what they stand on, and no sideways scroll`, async ({
    page,
  }) => {
    await openInLargeText(page, path);
    await expect.poll(() => wordsThatStickOut(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(361);
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const path of ['/cart', '/offers']) {
    test(`${path} of a cart with lines at 200 % text has all words on their cards, and no sideways scroll`, async ({
      page,
    }) => {
      await keepInCart(
        page,
        { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 2 },
        { productId: 'BEV1', name: 'Cola', price: 6_000, foodType: 0, quantity: 1 },
      );
      await open(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.setViewportSize({ width: 320, height: 801 });
      await rest(page);
      await expect(page.getByText(/₹1,898|to use/).first()).toBeVisible();
      await expect.poll(() => cutOffTexts(page)).toEqual([]);
      await expect.poll(() => wordsThatStickOut(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    });
  }

  test('CON-06 MEN-22 the cart’s bar with all it has to say at 200 % text is whole, and below the message', async ({
    page,
  }) => {
    const inMix = { foodType: 0, quantity: 1, mix: { minimum: 2, saving: 1_000 } } as const;
    await keepInCart(
      page,
      { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 5 },
      { ...inMix, productId: 'MAN3', name: 'Corn Pocket', price: 9_900 },
      { ...inMix, productId: 'BEV1', name: 'Cola', price: 6_000 },
    );
    await open(page, '/menu/non-veg-pizza');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await rest(page);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Chicken Tikka' }) })
      .first();
    await card.getByRole('button', { name: 'Add Chicken Tikka' }).click();
    const bar = page.getByRole('region', { name: 'Cart', exact: true });
    const message = await openMessages(page);
    await expect(bar).toContainText('Up to ₹5,000 an order');
    await expect(async () => {
      const [box, above, saved, limit, go] = await boxesOf(
        bar,
        message,
        bar.getByText('₹20 saved in a mix'),
        bar.getByText('Up to ₹5,000 an order'),
        bar.getByRole('link', { name: 'View cart' }),
      );
      expect(above.bottom).toBeLessThan(box.top);
      expect(above.top).toBeGreaterThanOrEqual(0);
      expect(limit.top).toBeGreaterThanOrEqual(saved.bottom);
      for (const each of [saved, limit, go]) {
        expect(each.left).toBeGreaterThanOrEqual(box.left);
        expect(each.right).toBeLessThanOrEqual(box.right);
        expect(each.top).toBeGreaterThanOrEqual(box.top);
        expect(each.bottom).toBeLessThanOrEqual(box.bottom);
      }
      for (const each of [saved, limit]) expect(each.right).toBeLessThanOrEqual(go.left);
    }).toPass(patience);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
});

test('/menu at 200 % text shows the name, the price and Add of a dish side by side', async ({ page }) => {
  await openInLargeText(page, '/menu');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Crunch Bucket' }) })
    .first();
  for (const part of [
    card.getByRole('heading', { name: 'Crunch Bucket' }),
    card.getByText('₹649').first(),
    card.getByRole('button', { name: 'Add Crunch Bucket' }),
  ])
    await expect(async () => {
      const [box, own] = await boxesOf(card, part);
      expect(own.width).toBeGreaterThan(0);
      expect(own.left).toBeGreaterThanOrEqual(box.left);
      expect(own.right).toBeLessThanOrEqual(box.right);
      expect(own.bottom).toBeLessThanOrEqual(box.bottom);
    }).toPass(patience);
});
