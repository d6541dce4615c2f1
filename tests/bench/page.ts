// `npm run bench:page`: Lighthouse (its mobile preset) on the built product, each page beside itself without any code of ours, in turn; medians.
// `-- /menu /cart` measures these alone.
import type { Page } from 'playwright-core';
import { logIn } from '../e2e/customers.ts';
import { continueToPay, deliverHome, newCustomer } from '../e2e/pay-steps.ts';
import { fillCart } from '../e2e/placed-order.ts';
import { prepareCountry, type RunningApp, startApp } from '../e2e/server-fixture.ts';
import { blockingRuns } from './blocking.ts';
import { firstLoadScripts } from './first-load.ts';
import { type PageRun, runPage } from './page-run.ts';
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
  '/': { isPublic: true, isRendered: true, scripts: 150 },
  '/menu': { isPublic: true, isRendered: true, scripts: 150 },
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

const seconds = (ms: number) => (ms / 1000).toFixed(2);

async function measure(app: RunningApp, path: string, page: Measured): Promise<Bar[]> {
  const url = new URL(path, app.url).href;
  const { isPublic, isRendered } = page;
  const prepare = page.prepare && ((open: Page) => page.prepare?.(app, open) ?? Promise.resolve());
  const scripts = await firstLoadScripts(url);
  console.log(`${path}: scripts of the first load ${(scripts / 1000).toFixed(1)} kB gzip`);
  const runs: PageRun[] = [];
  const without: PageRun[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const measured = await runPage({ url, prepare });
    const blocked = await runPage({ url, prepare, withoutScripts: true });
    runs.push(measured);
    without.push(blocked);
    console.log(
      `  run ${run}: performance ${measured.performance.toFixed(0)}, first paint ${seconds(measured.firstPaint)} s, largest ${seconds(measured.largestPaint)} s, blocking with a debugger ${measured.blocking.toFixed(0)} ms, shift ${measured.shift.toFixed(3)}; without scripts ${seconds(blocked.largestPaint)} s, ${blocked.blocking.toFixed(0)} ms; machine ${measured.machine.toFixed(0)}`,
    );
  }
  const blocking = isRendered ? await blockingRuns(url, RUNS) : [];
  for (const { whole, without: blocked } of blocking)
    console.log(`  blocking ${whole.toFixed(0)} ms; without scripts ${blocked.toFixed(0)} ms`);
  const of = (key: keyof PageRun, from = runs) => median(from.map((run) => run[key]));
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

async function main() {
  const asked = process.argv.slice(2);
  const chosen = asked.length > 0 ? asked : Object.keys(pages);
  // Its restaurants are open at any hour.
  const { dataDir } = await prepareCountry(0);
  const app = await startApp({}, { dataDir });
  try {
    const bars: Bar[] = [];
    for (const path of chosen)
      bars.push(...(await measure(app, path, pages[path] ?? { isPublic: true, isRendered: true })));
    printBars(bars);
  } finally {
    await app.stop();
  }
}

await main();
