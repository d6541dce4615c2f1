import { brand } from '#src/config/brand.ts';
import { group } from './menu-page.ts';
import { expect, test } from './server-fixture.ts';

// The pages of the sandbox are open to its authors.
test.use({
  httpCredentials: async ({ app }, provide) => {
    await provide({ username: 'author', password: app.authorToken });
  },
});

/** Names of the categories of the menu, from top to bottom. */
const categories = ['Veg pizza', 'Chicken', 'Beverages'];

test('EXP-11 EXP-12 EXP-27 the page of variants shows this browser the menu in another order, and again as everybody sees it', async ({
  page,
}) => {
  const shown = async () => {
    await page.goto('/menu');
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
    const links = await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link')
      .allTextContents();
    return links.filter((name) => categories.includes(name));
  };
  const choices = (name: string) => page.getByRole('group', { name, exact: true });
  const plain = await shown();
  expect(plain).toHaveLength(categories.length);

  await page.goto('/sandbox/variants');
  await choices('menuSorting')
    .getByRole('radio', { name: /lowest price/ })
    .check();
  await choices('menuHeader').getByRole('radio', { name: /^C:/ }).check();
  await choices('menuOrder').getByRole('radio', { name: 'reversed' }).check();
  await page.getByRole('button', { name: 'Show these' }).click();
  await expect(choices('menuSorting').getByRole('radio', { name: /lowest price/ })).toBeChecked();

  // The first page tells the browser its order; the server renders the next one in it.
  await shown();
  expect(await shown()).toEqual(plain.toReversed());
  const bar = page.getByRole('navigation', { name: 'Categories' });
  expect(await bar.evaluate((node) => getComputedStyle(node).position)).not.toBe('sticky');
  const beverages = group(page, 'Beverages');
  await beverages.scrollIntoViewIfNeeded();
  await expect(beverages.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const prices = await beverages.locator('li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const price = /₹([\d,]+)/.exec(card.textContent)?.[1];
      return price === undefined || /out of stock|not available/i.test(card.textContent)
        ? []
        : [Number(price.replace(',', ''))];
    }),
  );
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));

  await page.goto('/sandbox/variants');
  await page.getByRole('button', { name: 'Show what everybody sees' }).click();
  await expect(page.getByRole('button', { name: 'Show what everybody sees' })).toHaveCount(0);
  await shown();
  expect(await shown()).toEqual(plain);
});

test('EXP-20 the installed app begins with the brand for a moment, in variant A alone, and the page takes taps below it', async ({
  page,
}) => {
  const splash = page.locator('.splash');
  await page.goto('/');
  await expect(splash).toHaveCount(0);

  await page.goto('/sandbox/variants');
  await page.getByRole('group', { name: 'splash_screen_ab' }).getByRole('radio', { name: /^A:/ }).check();
  await page.getByRole('button', { name: 'Show these' }).click();
  await page.goto('/');
  await expect(splash).toContainText(brand.name);
  await expect(splash).toBeHidden();
  // No test can install the app: its style is taken for that of any window.
  await page.evaluate(() => {
    const open = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === '(display-mode: standalone)')
          rule.media.mediaText = 'all';
        if (rule instanceof CSSGroupingRule) open(rule.cssRules);
        if (rule instanceof CSSImportRule && rule.styleSheet) open(rule.styleSheet.cssRules);
      }
    };
    for (const sheet of document.styleSheets) open(sheet.cssRules);
  });
  const { pointerEvents, position, animationName } = await splash.evaluate((node) => ({
    ...getComputedStyle(node),
  }));
  expect({ pointerEvents, position, animationName }).toEqual({
    pointerEvents: 'none',
    position: 'fixed',
    animationName: 'splash-goes',
  });
  await expect(splash).toBeHidden();
});
