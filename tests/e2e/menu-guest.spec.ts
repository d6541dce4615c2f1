import type { Page } from '@playwright/test';
import { headerNames } from '../../schemas/header-names.ts';
import { cart, choices, dish, group, isWide, open, reload, screenSizes } from './menu-page.ts';
import { expect, test } from './server-fixture.ts';

/** The pages of the visit, and what they send about the customer. */
function watchVisit(page: Page) {
  const paths = new Set<string>();
  const loginCalls = new Set<string>();
  const tokens: string[] = [];
  page.on('framenavigated', (frame) => paths.add(new URL(frame.url()).pathname));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const headers = request.headers();
    if (pathname.includes('/loginhandler/')) loginCalls.add(pathname);
    if (headers[headerNames.isLoggedIn] === 'true' || headers[headerNames.refreshToken])
      tokens.push(pathname);
  });
  return { paths, loginCalls, tokens };
}

for (const size of screenSizes) {
  test.describe(`a guest at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('ROL-02 declares, CRT-06 browses the menu and fills a cart that a reload keeps, and is never asked to log in', async ({
      page,
    }) => {
      const visit = watchVisit(page);
      await open(page, '/menu/veg-pizza');
      await dish(group(page, 'Veg pizza'), 'Margherita')
        .getByRole('button', { name: 'Add Margherita' })
        .click();
      await dish(group(page, 'Veg pizza'), 'Farmhouse')
        .getByRole('link', { name: 'Farmhouse', exact: true })
        .click();
      const panel = choices(page, size);
      await panel.getByRole('radio', { name: /^Medium/ }).check();
      await panel.getByRole('button', { name: /^Add · ₹/ }).click();

      await expect(cart(page, size)).toContainText('2 items');
      await reload(page);
      await expect(cart(page, size)).toContainText('2 items');
      if (isWide(size)) {
        // A line that was added from a card names its choices like one that was customised.
        await expect(cart(page, size)).toContainText('Regular · New Hand Tossed');
        await expect(cart(page, size)).toContainText('Medium · New Hand Tossed');
      }

      expect([...visit.paths].filter((path) => path.startsWith('/login'))).toEqual([]);
      expect([...visit.loginCalls]).toEqual(['/loginhandler/anonymoususer']);
      expect(visit.tokens).toEqual([]);
      const info = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').d);
      expect(info).toMatchObject({ isLoggedIn: false });
      expect(info.credentials).not.toHaveProperty('refreshToken');
    });
  });
}

test.describe('before the scripts arrive', () => {
  /** Opens the menu as the server sent it; the function returned lets the scripts load. */
  async function openWithoutScripts(page: Page): Promise<() => void> {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(
      ({ pathname }) => pathname.endsWith('.js'),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto('/menu', { waitUntil: 'commit' });
    return arrive;
  }

  test('MEN-01 what is typed into the search is searched for when they come', async ({ page }) => {
    const arrive = await openWithoutScripts(page);
    const field = page.getByRole('searchbox', { name: 'Search the menu' });
    await field.pressSequentially('chiken tika');
    arrive();
    const results = page.getByRole('region', { name: 'Search the menu' });
    await expect(results.getByRole('listitem').first()).toContainText('Chicken Tikka');
    await expect(field).toHaveValue('chiken tika');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/search=chiken/);
  });

  test('MEN-19 veg-only that is switched on holds when they come', async ({ page }) => {
    const arrive = await openWithoutScripts(page);
    await page.getByText('Veg only', { exact: true }).click();
    arrive();
    await expect(page.getByText('You are seeing vegetarian dishes only.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Veg only' })).toBeChecked();
    await expect(page.getByRole('img', { name: 'Non-vegetarian' })).toHaveCount(0);
  });
});
