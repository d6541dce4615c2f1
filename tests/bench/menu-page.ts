import type { CDPSession, Page, Route } from 'playwright-core';
import { menuWords } from '#src/features/menu/menu-words.ts';
import { vegOnlyNoteWords } from '#src/features/menu/veg-only-note-words.ts';
import { largeMenu } from '#src/features/menu/testing/sample-menu.ts';
import { comeAs } from '../e2e/in-group.ts';
import { startApp } from '../e2e/server-fixture.ts';
import { FIRST_LOAD_KB, firstLoadScripts } from './first-load.ts';
import { CPU_SLOWDOWN, LIMIT_MS, scripting, settled, slowDown } from './scripting.ts';
import { type Bar, median } from './statistics.ts';

const ROUNDS = 15;
const PRODUCTS = 2000;
const USUAL = 150;
/** Far above what two screens of cards need, far below what 2,000 products would. */
const NODES_LIMIT = 4500;

type Acts = Record<'open a category' | 'type in the search' | 'turn veg-only', number>;

interface MenuFigures {
  readonly acts: Acts;
  /** The most elements that the page had while it was scrolled from end to end. */
  readonly nodes: number;
}

async function measureActs(page: Page, session: CDPSession): Promise<Acts> {
  const field = page.getByRole('searchbox');
  const veg = page.getByRole('switch');
  const bar = page.getByRole('navigation', { name: 'Categories' });
  const links = await bar.getByRole('link').elementHandles();
  const acts: Record<keyof Acts, number[]> = {
    'open a category': [],
    'type in the search': [],
    'turn veg-only': [],
  };
  // The events come from a script, because the browser's handling of the pointer is not the app's work. The elements are looked up beforehand,
  // because the lookup runs in the page as well.
  const [input, toggle] = [await field.elementHandle(), await veg.elementHandle()];
  const press = (index: number) => links[index]?.evaluate((link) => (link as HTMLElement).click());
  const type = (text: string) =>
    input?.evaluate((element, value) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  const turn = () => toggle?.evaluate((element) => (element as HTMLElement).click());

  const first = page.locator('section[data-opened]').getByRole('heading', { name: /^Category 1 / });
  const vegOnlyOn = page.getByText(vegOnlyNoteWords.menu);
  const results = page.getByRole('region', { name: menuWords.search });

  for (let round = -1; round < ROUNDS; round++) {
    // Another category in each round, because one that was opened before may still be drawn.
    const opened = await scripting(session, page, async () => press(round + 4));
    await press(0);
    await first.waitFor();
    await settled(page);
    const turned = await scripting(session, page, async () => turn());
    await vegOnlyOn.waitFor();
    await turn();
    await vegOnlyOn.waitFor({ state: 'detached' });
    await settled(page);
    const typed = await scripting(session, page, async () => type(`dish 1-${round + 5}`));
    await results.waitFor();
    await type('');
    await results.waitFor({ state: 'detached' });
    // The address is updated some time after the field.
    await page.waitForURL(({ search }) => search === '');
    await settled(page);
    // The first round warms the code up.
    if (round < 0) continue;
    acts['open a category'].push(opened);
    acts['turn veg-only'].push(turned);
    acts['type in the search'].push(typed);
  }
  return Object.fromEntries(Object.entries(acts).map(([name, times]) => [name, median(times)])) as Acts;
}

/** Scrolls the page from its top to its end and returns the highest number of elements. */
function mostNodes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let most = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 4) {
      window.scrollTo(0, top);
      // A section that comes near is noticed in the first frame and drawn in the next; sections that are far are removed when the page is idle.
      let frames = 0;
      let isIdle = false;
      while (frames < 2 || !isIdle) {
        await new Promise((done) => requestAnimationFrame(done));
        most = Math.max(most, document.querySelectorAll('*').length);
        frames += 1;
        if (frames === 2) requestIdleCallback(() => (isIdle = true));
      }
    }
    window.scrollTo(0, 0);
    return most;
  });
}

async function measureMenu(page: Page, url: string, products: number): Promise<MenuFigures> {
  const body = JSON.stringify({ status: 'SUCCESS', data: largeMenu(products, products / 20) });
  const answer = (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body });
  await page.route('**/stores/*/menu', answer);
  await page.goto(`${url}/menu`);
  await page.getByRole('heading', { name: /^Category 20/ }).waitFor({ state: 'attached' });
  const session = await slowDown(page);
  const acts = await measureActs(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const nodes = await mostNodes(page);
  await session.detach();
  return { acts, nodes };
}

async function firstLoadBars(url: string): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const [name, path] of Object.entries({ Home: '/', Menu: '/menu' }))
    bars.push({
      name: `${name}: scripts of the first load, gzip`,
      value: (await firstLoadScripts(new URL(path, url).href)) / 1000,
      limit: FIRST_LOAD_KB,
      unit: ' kB',
      kind: 'most',
    });
  return bars;
}

/**
 * The scripts of the first load of home and menu. The menu in the browser: scripting of user actions and number of elements, with many products and with the
 * usual number.
 */
export async function menuPageBars(newPage: () => Promise<Page>): Promise<Bar[]> {
  const app = await startApp();
  try {
    const scripts = await firstLoadBars(app.url);
    const page = await newPage();
    // Each run measures the same variants, and the categories in their plain order: a few customers see them in reverse (EXP-27).
    await comeAs(page, '1700000000.140');
    const usual = await measureMenu(page, app.url, USUAL);
    const many = await measureMenu(page, app.url, PRODUCTS);
    console.log(
      `Menu in the browser, scripting at ${CPU_SLOWDOWN}x CPU slowdown, medians of ${ROUNDS}, in ms:`,
    );
    for (const name of Object.keys(many.acts) as (keyof Acts)[]) {
      console.log(
        `  ${name.padEnd(20)} of ${USUAL} ${usual.acts[name].toFixed(1)}   of ${PRODUCTS} ${many.acts[name].toFixed(1)}`,
      );
    }
    console.log(`  elements at most     of ${USUAL} ${usual.nodes}   of ${PRODUCTS} ${many.nodes}`);
    await page.close();
    return [
      ...scripts,
      ...Object.entries(many.acts).map(
        ([name, value]): Bar => ({
          name: `Menu of ${PRODUCTS}: ${name}`,
          value,
          limit: LIMIT_MS,
          unit: ' ms',
          kind: 'most',
        }),
      ),
      {
        name: `Menu of ${PRODUCTS}: elements at most`,
        value: many.nodes,
        limit: NODES_LIMIT,
        unit: '',
        kind: 'most',
      },
    ];
  } finally {
    await app.stop();
  }
}
