import type { Page } from '@playwright/test';
import { open } from './menu-page.ts';
import { boxesOf, patience, rest } from './open-page.ts';
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

for (const path of ['/', '/menu', '/edv', '/locationSelection', '/restaurants', '/feedback', '/cart']) {
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
