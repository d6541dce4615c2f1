import type { Page } from '@playwright/test';
import { lineKey } from '../../schemas/rules/line-key.ts';
import type { StoredLine } from '../../schemas/stored/cart.ts';

/** Visits that begin with these lines in the cart, as an earlier visit has stored them. */
export async function keepInCart(page: Page, ...lines: readonly StoredLine[]): Promise<void> {
  const kept = lines.map((line) => ({ ...line, key: lineKey(line) }));
  await page.addInitScript((d) => {
    if (localStorage.getItem('cartLines') === null)
      localStorage.setItem('cartLines', JSON.stringify({ v: 1, d }));
  }, kept);
}
