// `npm run bench`: the registry against the same cards written by hand, interleaved in one headless Chromium at a quarter of its speed;
// the menu call, a change of a cart, an order and its tracking against bare routes, the cart in the browser, and the menu with many products.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../browser/find-chromium.mjs';
import { contracts } from '#schemas/contracts.ts';
import { cartPageBars } from './cart-page.ts';
import { cartServerBars } from './cart-server.ts';
import { engineSizes } from './engine-size.ts';
import { menuPageBars } from './menu-page.ts';
import { menuServerBars } from './menu-server.ts';
import { orderServerBars } from './order-server.ts';
import { readerBars } from './readers.ts';
import { type Bar, median, printBars } from './statistics.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ROUNDS = 15;
const CPU_SLOWDOWN = 4;

async function buildPage(outDir: string) {
  await build({
    root: join(root, 'tests/bench/mount'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, modulePreload: false },
  });
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};

/** Serves a folder on a free port. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const path = asked === '/' ? '/index.html' : asked;
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

type Way = 'registry' | 'by-hand' | 'first-screen';

/** Medians of `ROUNDS` mounts of each case, one of each per round so that other work of the machine affects all alike. */
async function measure(page: Page, cases: readonly (readonly [Way, number])[]) {
  const times = cases.map(() => [] as number[]);
  for (let round = -3; round < ROUNDS; round++) {
    for (const [index, [way, count]] of cases.entries()) {
      const took = await page.evaluate(([w, c]) => window.bench.mount(w as Way, c as number), [way, count]);
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map(median);
}

async function main() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    await buildPage(outDir);
    const site = await serve(outDir);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(site.url);
    await page.evaluate(() => window.bench.prepare());
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const [registry100 = 0, hand100 = 0, first10 = 0, first1000 = 0] = await measure(page, [
      ['registry', 100],
      ['by-hand', 100],
      ['first-screen', 10],
      ['first-screen', 1000],
    ]);
    const [registry1000 = 0, hand1000 = 0] = await measureFew(page);
    // A throttled page with a thousand widgets would slow down the next measurement.
    await page.close();
    site.close();

    console.log(`Mounting, medians of ${ROUNDS} interleaved rounds at ${CPU_SLOWDOWN}x CPU slowdown, in ms:`);
    console.log(`  100 widgets    registry ${registry100.toFixed(1)}   by hand ${hand100.toFixed(1)}`);
    console.log(
      `  1,000 widgets  registry ${registry1000.toFixed(1)}   by hand ${hand1000.toFixed(1)}   ratio ${(registry1000 / hand1000).toFixed(3)}`,
    );
    console.log(`  first screen   of 10 ${first10.toFixed(1)}   of 1,000 ${first1000.toFixed(1)}`);
    const { engine, kinds } = await engineSizes(root);
    console.log(
      `Validators of all ${contracts.length} kinds of node, in a chunk of their own: ${(kinds / 1000).toFixed(1)} kB gzip`,
    );
    const bars: Bar[] = [
      {
        name: 'Mount 100 widgets, registry / by hand',
        value: registry100 / hand100,
        limit: 1.15,
        unit: '',
        kind: 'most',
      },
      {
        name: 'First screen, of 1,000 / of 10',
        value: first1000 / first10,
        limit: 1.3,
        unit: '',
        kind: 'most',
      },
      {
        name: 'Engine (registry, reader, shape of nodes), gzip',
        value: engine / 1000,
        limit: 8,
        unit: ' kB',
        kind: 'most',
      },
    ];
    bars.push(...(await readerBars(root, () => browser.newPage())));
    bars.push(...(await menuServerBars()));
    bars.push(...(await cartServerBars()));
    bars.push(...(await orderServerBars()));
    bars.push(
      ...(await cartPageBars(() =>
        browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' }),
      )),
    );
    bars.push(
      ...(await menuPageBars(() =>
        browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' }),
      )),
    );
    printBars(bars);
  } finally {
    await browser.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** 1,000 widgets take long: a few rounds are enough to see the ratio. */
async function measureFew(page: Page) {
  const registry: number[] = [];
  const hand: number[] = [];
  for (let round = 0; round < 3; round++) {
    registry.push(await page.evaluate(() => window.bench.mount('registry', 1000)));
    hand.push(await page.evaluate(() => window.bench.mount('by-hand', 1000)));
  }
  return [median(registry), median(hand)];
}

await main();
