// `npm run bench`: documents through the registry beside the same cards written by hand, in headless Chromium at a quarter of its speed; the menu
// call, pages, a change of a cart, an order and its tracking against bare routes, the cart in the browser, and the menu with many products and the scripts of the first load. Words
// behind it choose parts: `npm run bench -- documents engine`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../browser/find-chromium.mjs';
import { contracts } from '#schemas/contracts.ts';
import { cartPageBars } from './cart-page.ts';
import { cartServerBars } from './cart-server.ts';
import { documentBars } from './documents.ts';
import { engineSizes } from './engine-size.ts';
import { menuPageBars } from './menu-page.ts';
import { menuServerBars } from './menu-server.ts';
import { orderServerBars } from './order-server.ts';
import { pageServerBars } from './page-server.ts';
import { readerBars } from './readers.ts';
import { type Bar, printBars } from './statistics.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

async function engineBars(): Promise<Bar[]> {
  const { engine, kinds } = await engineSizes(root);
  console.log(
    `Validators of all ${contracts.length} kinds of node, in a chunk of their own: ${(kinds / 1000).toFixed(1)} kB gzip`,
  );
  return [
    {
      name: 'Engine (registry, gate, late part, reader, shape of nodes), gzip',
      value: engine / 1000,
      limit: 10,
      unit: ' kB',
      kind: 'most',
    },
  ];
}

async function main() {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  const phone = () => browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const parts: Record<string, () => Promise<Bar[]>> = {
    documents: () => documentBars(root, phone),
    engine: engineBars,
    readers: () => readerBars(root, () => browser.newPage()),
    'page-server': pageServerBars,
    'menu-server': menuServerBars,
    'cart-server': cartServerBars,
    'order-server': orderServerBars,
    'cart-page': () => cartPageBars(phone),
    'menu-page': () => menuPageBars(phone),
  };
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(parts, name));
  try {
    if (unknown !== undefined)
      throw new Error(`There is no part '${unknown}'. The parts are ${Object.keys(parts).join(', ')}.`);
    const bars: Bar[] = [];
    for (const [name, measure] of Object.entries(parts))
      if (asked.length === 0 || asked.includes(name)) bars.push(...(await measure()));
    printBars(bars);
  } finally {
    await browser.close();
  }
}

await main();
