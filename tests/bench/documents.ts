import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { type Cards, documentText, otherHeading } from './cards.ts';
import type { Case } from './mount/page.tsx';
import { CPU_SLOWDOWN, scriptingAndLayout, settled, slowDown } from './scripting.ts';
import { type Bar, median } from './statistics.ts';

async function buildPage(root: string, outDir: string) {
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
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Serves a folder on a free port; every picture is an empty one. */
async function serve(folder: string) {
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const path = asked === '/' ? '/index.html' : asked;
    const type = types[extname(path)] ?? 'application/octet-stream';
    try {
      const body = extname(path) === '.svg' ? picture : readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': type });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** What is measured: the first reply, or one in which a single card is another, on a page that shows the one before. */
interface Contest {
  readonly name: string;
  readonly cards: Cards;
  readonly count: number;
  readonly shows: Case['shows'];
  /** The card that is another in the second reply. */
  readonly changed?: number;
  readonly limit: number;
  /** Samples of each way: the more, the shorter what is measured, and the nearer the bar. One sample is up to a third off; a median of 45 is 5 % off, one of 150 is 3 % off. */
  readonly rounds: number;
}

const contests: readonly Contest[] = [
  { name: '100 small cards', cards: 'small', count: 100, shows: 'all', limit: 1.15, rounds: 150 },
  { name: '100 widgets', cards: 'widgets', count: 100, shows: 'all', limit: 1.15, rounds: 45 },
  {
    name: 'First screen of 1,000 small cards',
    cards: 'small',
    count: 1000,
    shows: 'first-screen',
    limit: 0.35,
    rounds: 15,
  },
  {
    name: 'First screen of 1,000 widgets',
    cards: 'widgets',
    count: 1000,
    shows: 'first-screen',
    limit: 0.35,
    rounds: 5,
  },
  {
    name: '1 of 1,000 small cards changes',
    cards: 'small',
    count: 1000,
    shows: 'first-screen',
    changed: 3,
    limit: 0.7,
    rounds: 100,
  },
  {
    name: '1 of 1,000 widgets changes',
    cards: 'widgets',
    count: 1000,
    shows: 'first-screen',
    changed: 2,
    limit: 0.7,
    rounds: 15,
  },
];

/** One sample, in a page of its own: from the text of a reply to the layout, in ms. */
async function sample(page: Page, url: string, way: Case['way'], contest: Contest): Promise<number> {
  const { cards, count, shows, changed } = contest;
  const what: Case = { way, cards, shows };
  const show = (text: string) => page.evaluate(([c, t]) => window.bench.show(c, t), [what, text] as const);
  await page.goto(url);
  await page.evaluate(() => window.bench.prepare());
  let text = documentText(cards, count);
  if (changed !== undefined) {
    await show(text);
    text = documentText(cards, count, changed);
  }
  const session = await slowDown(page);
  await settled(page);
  await page.evaluate(() => window.bench.rest());
  const took = await scriptingAndLayout(session, () => show(text));
  const cardsShown = await page.evaluate(() => window.bench.count());
  // A few widgets show nothing by their example alone.
  const isWhole = cardsShown >= (way === 'registry' && shows === 'first-screen' ? 3 : 0.95 * count);
  if (!isWhole) throw new Error(`${contest.name}, ${way}: ${cardsShown} cards are shown.`);
  if (changed !== undefined && !(await page.getByText(otherHeading).count()))
    throw new Error(`${contest.name}, ${way}: the change is not shown.`);
  return took;
}

/** Documents through the registry beside the same cards by hand, both from the text of a reply to the layout. */
export async function documentBars(root: string, newPage: () => Promise<Page>): Promise<Bar[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await buildPage(root, outDir);
  const site = await serve(outDir);
  try {
    const bars: Bar[] = [];
    console.log(
      `From the text of a reply to the layout: scripts, styles and layout at ${CPU_SLOWDOWN}x CPU slowdown, medians of interleaved samples, each in a new page, in ms:`,
    );
    for (const contest of contests) {
      const times = { registry: [] as number[], 'by-hand': [] as number[] };
      for (let round = 0; round < contest.rounds; round++) {
        for (const way of ['registry', 'by-hand'] as const) {
          const page = await newPage();
          page.on('pageerror', (error) => console.error(error.message));
          times[way].push(await sample(page, site.url, way, contest));
          await page.close();
        }
      }
      const [registry, hand] = [median(times.registry), median(times['by-hand'])];
      console.log(
        `  ${contest.name.padEnd(36)} registry ${registry.toFixed(1).padStart(7)}   by hand ${hand.toFixed(1).padStart(7)}   (${contest.rounds} samples)`,
      );
      bars.push({
        name: `${contest.name}, registry / by hand with all`,
        value: registry / hand,
        limit: contest.limit,
        unit: '',
        kind: 'most',
      });
    }
    return bars;
  } finally {
    site.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
