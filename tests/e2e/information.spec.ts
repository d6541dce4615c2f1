import { decryptMobile, sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import { accessibilityFaults } from './accessibility.ts';
import { createDesk } from './content-command.ts';
import * as customers from './customers.ts';
import { open, rest, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { enterCode, introduce, sendNumber, textedCode } from './sms-outbox.ts';

/** Who is third on the board of the sandbox. */
const joseph = '9000000003';

async function leftMenu(page: import('@playwright/test').Page, name: string) {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

test('NAV-38 INF-03 INF-05 INF-06 a guest logs in for the leaderboard, comes back and sees score and boards; no address has the number', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await leftMenu(page, 'Cricket leaderboard');
  await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Fleaderboard`);
  await sendNumber(page, joseph);
  await enterCode(page, await textedCode(app, joseph));
  await introduce(page, 'Joseph');
  await expect(page).toHaveURL(`${app.url}/leaderboard`);

  await expect(page.getByRole('region', { name: 'Your score' })).toContainText('371 runs');
  const scores = page.getByRole('table', { name: 'Most runs' });
  await expect(scores.getByRole('row', { name: /^3 Joseph T You 371$/ })).toBeVisible();
  const votes = page.getByRole('table', { name: 'World cup votes' });
  await expect(votes.getByRole('row').nth(1)).toContainText('Farah M');
  await expect(page.getByText(/^Last updated on \d{1,2} [A-Z][a-z]+$/)).toHaveCount(2);

  const [address = ''] = asked.filter((url) => url.includes('/scoreboard/'));
  const sealed = address.split('/').at(-1) ?? '';
  expect(await decryptMobile(sealed, sandboxScoreboardKey)).toBe(joseph);
  expect(asked.filter((url) => url.includes(joseph))).toEqual([]);
});

test('INF-02 NAV-34 NAV-46 the left menu leads to the site map, whose links all lead to a page', async ({
  page,
  app,
}) => {
  await open(page, '/');
  await leftMenu(page, 'Site map');
  await expect(page).toHaveURL(`${app.url}/sitemap`);
  const links = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('region', { name: 'About us' }).getByRole('link').first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/menu/veg-pizza', '/our-story', '/info/help', '/leaderboard']),
  );
  for (const path of paths) expect((await fetch(app.url + path)).status, path).toBe(200);
  // Search engines and browsers without scripts read it too.
  const html = await (await fetch(`${app.url}/sitemap`)).text();
  for (const path of paths) expect(html).toContain(`href="${path}"`);
});

test('INF-01 NAV-33 NAV-45 NAV-46 the left menu leads to the terms and to our story', async ({
  page,
  app,
}) => {
  await open(page, '/');
  await leftMenu(page, 'Terms and conditions');
  await expect(page).toHaveURL(`${app.url}/info/tnc`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await leftMenu(page, 'Our story');
  await expect(page).toHaveURL(`${app.url}/our-story`);
  await expect(page.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
});

test('INF-08 CON-14 the left menu leads to help, which names customer care and the helpdesk', async ({
  page,
  app,
}) => {
  await open(page, '/');
  await leftMenu(page, 'Help');
  await expect(page).toHaveURL(`${app.url}/info/help`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Customer care/ })).toHaveAttribute('href', 'tel:68886888');
  await expect(main.getByRole('link', { name: /Write to us/ })).toHaveAttribute(
    'href',
    'mailto:care@coopandcrust.example',
  );
});

test('INF-07 NAV-47 a link shows a page of an allowed host inside ours, and of no other', async ({
  page,
  app,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:notices|elsewhere)\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Happy Diwali</h1>' });
  });
  const desk = await createDesk(app);
  await desk.edit<{ webViewHosts?: string[] }>('app-config/default', (config) => {
    config.webViewHosts = ['notices.example'];
  });
  await desk.editLanding((landing) => {
    const [first] = landing.nodes;
    if (!first) throw new Error('The home page is empty.');
    landing.nodes.unshift({
      id: 'diwali',
      type: 'hygiene-banner',
      props: { heading: 'Diwali at our kitchens', action: 'Read the greeting' },
      link: { action: 'web_view', to: 'https://notices.example/diwali?year=2026' },
    });
  });
  const { code, output } = await desk.content('publish', 'app-config/default', 'landing/default');
  expect(code, output).toBe(0);

  await open(page, '/');
  await page.getByRole('link', { name: 'Read the greeting' }).click();
  await expect(page).toHaveURL(
    `${app.url}/notification?url=${encodeURIComponent('https://notices.example/diwali?year=2026')}`,
  );
  const frame = page.frameLocator('iframe[title="Page of notices.example"]');
  await expect(frame.getByRole('heading', { name: 'Happy Diwali' })).toBeVisible();
  expect(asked).toEqual(['https://notices.example/diwali?year=2026']);

  await open(page, `/notification?url=${encodeURIComponent('https://elsewhere.example/prize')}`);
  await expect(page.getByRole('heading', { name: 'We do not show this page' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'See our notices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hygiene and notices' })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(refused).toEqual([]);

  for (const name of ['app-config/default', 'landing/default'])
    expect((await desk.content('rollback', name)).code).toBe(0);
  await desk.tidy();
});

test('INF-03 INF-06 a board that fails says so, and is loaded when asked again', async ({ page, app }) => {
  const customer = app.newcomers[8];
  if (!customer) throw new Error('There is no newcomer.');
  await customers.logIn(page, customer);
  await page.route('**/voteDetails/leadboard', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/leaderboard');
  await expect(page.getByText('No runs yet')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This board did not load');
  await page.unroute('**/voteDetails/leadboard');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'World cup votes' })).toBeVisible();
});

test.describe('the information pages', () => {
  for (const { width, colorScheme, isLarge } of [
    { width: 320, colorScheme: 'light', isLarge: true },
    { width: 360, colorScheme: 'dark', isLarge: false },
    { width: 1280, colorScheme: 'light', isLarge: false },
  ] as const)
    test(`fit ${width} px, ${colorScheme}${isLarge ? ', with large text' : ''}, and axe finds nothing`, async ({
      browser,
      app,
    }) => {
      const [customer] = app.customers;
      if (!customer) throw new Error('There is no customer.');
      const page = await browser.newPage({
        baseURL: app.url,
        viewport: { width, height: 800 },
        colorScheme,
        locale: 'en-IN',
      });
      await customers.logIn(page, customer);
      for (const path of [
        '/leaderboard',
        '/sitemap',
        '/info/help',
        '/notification',
        '/notification?url=https%3A%2F%2Felsewhere.example%2F',
      ]) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (isLarge)
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await rest(page);
        expect(await sidewaysScroll(page), path).toBe(0);
        expect(await accessibilityFaults(page), path).toEqual([]);
      }
      await page.close();
    });
});
