import type { Page } from 'playwright-core';
import type { StoredLine } from '#schemas/stored/cart.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { startApp } from '../e2e/server-fixture.ts';
import { firstLoadScripts } from './first-load.ts';
import { CPU_SLOWDOWN, LIMIT_MS, scripting, settled, slowDown } from './scripting.ts';
import { type Bar, median } from './statistics.ts';

const ROUNDS = 15;

/** As many different dishes as an order can have units, less those that the taps add. */
const dishes = [
  ...Array.from({ length: 6 }, (_, at) => ({ productId: `PIZ${at + 1}`, name: `Pizza ${at + 1}` })),
  { productId: 'BEV1', name: 'Cola' },
  { productId: 'SID1', name: 'Fries' },
];
const lines: readonly StoredLine[] = dishes.map((dish) => ({
  ...dish,
  quantity: 1,
  price: 9_900,
  foodType: 0,
}));

/** The cart in the browser: bytes of its first load, and scripting of a tap on plus. The taps go up and down, so that no limit is reached. */
export async function cartPageBars(newPage: () => Promise<Page>): Promise<Bar[]> {
  const app = await startApp();
  try {
    const url = new URL('/cart', app.url).href;
    const bytes = await firstLoadScripts(url);
    const page = await newPage();
    await page.addInitScript(
      (d) => localStorage.setItem('cartLines', JSON.stringify({ v: 1, d })),
      lines.map((line) => ({ ...line, key: lineKey(line) })),
    );
    await page.goto(url);
    const row = page.getByRole('listitem').filter({ hasText: 'Cola' }).first();
    const more = await row.getByRole('button', { name: /^Add one more/ }).elementHandle();
    const less = await row.getByRole('button', { name: /^Remove one/ }).elementHandle();
    await page.getByRole('region', { name: 'Bill' }).getByText('CGST').waitFor();
    const session = await slowDown(page);
    const taps: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      await settled(page);
      const took = await scripting(session, page, async () =>
        more?.evaluate((button) => (button as HTMLElement).click()),
      );
      await less?.evaluate((button) => (button as HTMLElement).click());
      // The first round warms the code up.
      if (round >= 0) taps.push(took);
    }
    await page.close();
    const tap = median(taps);
    console.log(
      `Cart of ${lines.length} lines in the browser: ${(bytes / 1000).toFixed(1)} kB gzip of scripts, a tap on plus ${tap.toFixed(1)} ms of scripting at ${CPU_SLOWDOWN}x CPU slowdown`,
    );
    return [
      { name: 'Cart: first-load scripts, gzip', value: bytes / 1000, limit: 150, unit: ' kB', kind: 'most' },
      { name: 'Cart: a tap on plus', value: tap, limit: LIMIT_MS, unit: ' ms', kind: 'most' },
    ];
  } finally {
    await app.stop();
  }
}
