import { readFileSync } from 'node:fs';
import { accessibilityFaults } from './accessibility.ts';
import { open, reload, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const landing = JSON.parse(readFileSync('content/landing/default.json', 'utf8')) as {
  nodes: { id: string; when?: { session?: string; until?: string } }[];
};
/** All of these show content to a guest. */
const forGuests = landing.nodes
  .filter(({ when }) => when?.session !== 'logged-in')
  .filter(({ when }) => when?.until === undefined || Date.parse(when.until) > Date.now())
  .map(({ id }) => id);

test.describe('home', () => {
  for (const path of ['/', '/landing']) {
    test(`NAV-01 NAV-02 ${path} shows the widgets of the landing document in the order of the server`, async ({
      page,
    }) => {
      await open(page, path);
      // Nodes far from the screen are rendered when they come near.
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return page
            .locator('main [data-node]')
            .evaluateAll((nodes) =>
              nodes
                .filter((node) => node.textContent.trim() !== '' || node.querySelector('img') !== null)
                .map((node) => node.getAttribute('data-node')),
            );
        })
        .toEqual(forGuests);
    });
  }

  test('hydrates without a warning, a console error or a blocked resource', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    page.on('requestfailed', (request) => said.push(`${request.url()} ${request.failure()?.errorText}`));
    await open(page, '/');
    expect(said).toEqual([]);
  });

  test('CON-13 the nodes of a document are 0.15, 0.3 and 0.7 rem apart', async ({ page }) => {
    await open(page, '/');
    const margins = await page
      .locator('main [data-margin]')
      .first()
      .evaluate((node: HTMLElement) => {
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return ['tight', 'normal', 'wide'].map((margin) => {
          node.dataset['margin'] = margin;
          return Number.parseFloat(getComputedStyle(node).marginBlockEnd) / rem;
        });
      });
    expect(margins.map((margin) => margin.toFixed(2))).toEqual(['0.15', '0.30', '0.70']);
  });

  test('is readable with JavaScript off', async ({ browser, app }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const bestsellers = page.getByRole('region', { name: 'Bestsellers' });
    expect(await bestsellers.getByRole('listitem').count()).toBeGreaterThan(3);
    expect(await page.locator('main a[href^="/"]').count()).toBeGreaterThan(5);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1280]) {
      // On a phone in both themes, on a wide screen in one: the others in `npm run test:long:wide`.
      const isUsual = width === 360 || (width === 1280 && colorScheme === 'light');
      const details = isUsual ? {} : { tag: '@wide' };
      test(
        `has no accessibility violation and no sideways scroll at ${width} px, ${colorScheme}`,
        details,
        async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 800 });
          await open(page, '/');
          expect(await accessibilityFaults(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        },
      );
    }
  }

  test('WID-04 bestsellers are product cards, and Add puts one into the cart, which a reload keeps', async ({
    page,
  }) => {
    await open(page, '/');
    const add = page.getByRole('button', { name: /^Add / }).first();
    await add.scrollIntoViewIfNeeded();
    await add.click();
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
    await reload(page);
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
  });

  test('the left menu and the bottom bar show what the server sends', async ({ page }) => {
    await open(page, '/');
    const menu = JSON.parse(readFileSync('content/left-menu/default.json', 'utf8')) as {
      entries: Record<string, { type: string; when?: { session?: string }; props: { label: string } }>;
    };
    const bar = JSON.parse(readFileSync('content/bottom-navigation/default.json', 'utf8')) as {
      nodes: { props: { label: string } }[];
    };
    for (const { props } of bar.nodes)
      await expect(
        page.getByRole('navigation').getByRole('link', { name: props.label }).last(),
      ).toBeVisible();
    await page.getByRole('button', { name: /menu/i }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    const labels = Object.entries(menu.entries)
      .sort(([a], [b]) => Number(a) - Number(b))
      .filter(([, node]) => node.type === 'menu-entry' && node.when?.session !== 'logged-in')
      .map(([, node]) => node.props.label);
    await expect(drawer.getByRole('link', { name: labels[0] ?? '' })).toBeVisible();
    await expect
      .poll(async () => {
        const shown = await drawer.getByRole('link').allInnerTexts();
        return labels.filter((label) => !shown.some((text) => text.includes(label)));
      }, 'labels that are missing')
      .toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
