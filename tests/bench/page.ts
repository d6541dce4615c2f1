// `npm run bench:page`: Lighthouse (its mobile preset) on the built product, each page beside itself without any code of ours, in turn; medians.
// `-- /menu /cart` measures these alone. `-- --against <folder>` measures another build in turn with this one: a folder like `dist`, of which the server
// of this build sends the pages.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { logIn } from '../e2e/customers.ts';
import { continueToPay, deliverHome, newCustomer } from '../e2e/pay-steps.ts';
import { fillCart } from '../e2e/placed-order.ts';
import { prepareCountry, type RunningApp, startApp } from '../e2e/server-fixture.ts';
import { type Blocking, blockingRuns } from './blocking.ts';
import { FIRST_LOAD_KB, firstLoadScripts } from './first-load.ts';
import { figuresOf, mediansOf, type PageRun, runPage } from './page-run.ts';
import { type Bar, median, printBars } from './statistics.ts';

const RUNS = 3;
/** A page whose thread is never busy for long has no blocking time to compare with: ms of one task that is just too long. */
const LEAST_BLOCKING_MS = 50;

interface Measured {
  /** In the index of search engines, with all scores at their bars; others are of one customer or one visit. */
  readonly isPublic: boolean;
  /** The server renders what the page is about: its largest paint needs no code. */
  readonly isRendered: boolean;
  /** The most that its first scripts may weigh, in kB gzip. */
  readonly scripts?: number;
  readonly prepare?: (app: RunningApp, page: Page) => Promise<void>;
}

/** The cart of a customer who has chosen an address, with a bill. */
async function openCart(app: RunningApp, page: Page): Promise<void> {
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript({ content: 'self.__name = (named) => named' });
  const customer = await newCustomer(app);
  await fillCart(app, customer);
  await logIn(page, customer);
  await deliverHome(page, customer.mobile);
  await page.goto(new URL('/cart', app.url).href);
  await page.getByRole('region', { name: 'Bill' }).getByText('CGST').waitFor();
}

const pages: Readonly<Record<string, Measured>> = {
  '/': { isPublic: true, isRendered: true, scripts: FIRST_LOAD_KB },
  '/menu': { isPublic: true, isRendered: true, scripts: FIRST_LOAD_KB },
  '/restaurants': { isPublic: true, isRendered: true, scripts: 185 },
  '/customise?productId=PIZ7': { isPublic: false, isRendered: true },
  '/cart': {
    isPublic: false,
    isRendered: false,
    prepare: openCart,
  },
  '/paymentType': {
    isPublic: false,
    isRendered: false,
    async prepare(app, page) {
      await openCart(app, page);
      await continueToPay(page);
      await page.getByRole('region', { name: 'To pay' }).waitFor();
    },
  },
};

interface Builds {
  readonly app: RunningApp;
  /** Another build, to compare with. It has no bars. */
  readonly other: RunningApp | undefined;
}

function askedOf(app: RunningApp, path: string, { prepare }: Measured) {
  const url = new URL(path, app.url).href;
  return { url, prepare: prepare && ((page: Page) => prepare(app, page)) };
}

async function measure({ app, other }: Builds, path: string, page: Measured): Promise<Bar[]> {
  const { isPublic, isRendered } = page;
  const asked = askedOf(app, path, page);
  const others = other && askedOf(other, path, page);
  const scripts = await firstLoadScripts(asked.url);
  console.log(`${path}: scripts of the first load ${(scripts / 1000).toFixed(1)} kB gzip`);
  const runs: PageRun[] = [];
  const without: PageRun[] = [];
  const othersRuns: PageRun[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const measured = await runPage(asked);
    const blocked = await runPage({ ...asked, withoutScripts: true });
    runs.push(measured);
    without.push(blocked);
    if (others) othersRuns.push(await runPage(others));
    console.log(
      `  run ${run}: ${figuresOf(measured)}; without scripts ${(blocked.largestPaint / 1000).toFixed(2)} s, ${blocked.blocking.toFixed(0)} ms; machine ${measured.machine.toFixed(0)}`,
    );
  }
  const blocking: Blocking[] = [];
  const othersBlocking: Blocking[] = [];
  for (let run = 1; isRendered && run <= RUNS; run += 1) {
    blocking.push(...(await blockingRuns(asked.url, 1)));
    if (others) othersBlocking.push(...(await blockingRuns(others.url, 1)));
  }
  for (const { whole, without: blocked } of blocking)
    console.log(`  blocking ${whole.toFixed(0)} ms; without scripts ${blocked.toFixed(0)} ms`);
  if (others) {
    printMedians('this build', { scripts, runs, blocking });
    const othersScripts = await firstLoadScripts(others.url);
    printMedians('the other', { scripts: othersScripts, runs: othersRuns, blocking: othersBlocking });
  }
  const of = (key: keyof PageRun, from = runs) => mediansOf(from)[key];
  const bar = (name: string, value: number, limit: number, kind: Bar['kind'], unit = ''): Bar => ({
    name: `${path} ${name}`,
    value,
    limit,
    unit,
    kind,
  });
  return [
    ...(page.scripts ? [bar('first-load scripts, gzip', scripts / 1000, page.scripts, 'most', ' kB')] : []),
    bar('performance', of('performance'), isPublic ? 95 : 85, 'least'),
    bar('accessibility', of('accessibility'), 100, 'least'),
    ...(isPublic
      ? [bar('best practices', of('bestPractices'), 95, 'least'), bar('SEO', of('seo'), 100, 'least')]
      : []),
    bar('layout shift', of('shift'), 0.02, 'most'),
    ...(isRendered
      ? [
          bar('largest paint / first paint', of('largestPaint') / of('firstPaint'), 1.3, 'most'),
          bar(
            'largest paint / without scripts',
            of('largestPaint') / of('largestPaint', without),
            1.05,
            'most',
          ),
          bar(
            'blocking / without scripts',
            median(blocking.map(({ whole }) => whole)) /
              Math.max(LEAST_BLOCKING_MS, median(blocking.map((run) => run.without))),
            1.25,
            'most',
          ),
        ]
      : []),
  ];
}

interface OfBuild {
  /** Bytes. */
  readonly scripts: number;
  readonly runs: readonly PageRun[];
  readonly blocking: readonly Blocking[];
}

function printMedians(build: string, { scripts, runs, blocking }: OfBuild): void {
  const whole = blocking.map((run) => run.whole);
  const blocked = whole.length > 0 ? `, blocking ${median(whole).toFixed(0)} ms` : '';
  console.log(
    `  medians of ${build}: scripts ${(scripts / 1000).toFixed(1)} kB, ${figuresOf(mediansOf(runs))}${blocked}`,
  );
}

/** The server of this build, with a database of its own, whose restaurants are open at any hour. */
async function start(settings?: Record<string, string>) {
  const { dataDir } = await prepareCountry(0);
  return startApp(settings, { dataDir });
}

/** The settings by which the server sends the pages of the build in this folder. */
function settingsOf(folder: string): Record<string, string> {
  const settings = {
    CLIENT_DIR: resolve(folder, 'client'),
    RENDERER: resolve(folder, 'ssr/entry-server.js'),
  };
  for (const path of Object.values(settings))
    if (!existsSync(path)) throw new Error(`There is no build in ${folder}: ${path} is missing.`);
  return settings;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const chosen = positionals.length > 0 ? positionals : Object.keys(pages);
  const against = values.against === undefined ? undefined : settingsOf(values.against);
  const app = await start();
  let other: Awaited<ReturnType<typeof start>> | undefined;
  try {
    if (against) other = await start(against);
    const bars: Bar[] = [];
    for (const path of chosen)
      bars.push(
        ...(await measure({ app, other }, path, pages[path] ?? { isPublic: true, isRendered: true })),
      );
    printBars(bars);
  } finally {
    await app.stop();
    await other?.stop();
  }
}

await main();
