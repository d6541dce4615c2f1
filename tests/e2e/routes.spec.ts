import { routes } from '../../schemas/routes.ts';
import { expect, test } from './server-fixture.ts';

/** The leaderboard is for customers: a guest is led to the login (below). */
const forEveryone = Object.entries(routes).filter(([id]) => id !== 'leaderboard');
const paths = forEveryone
  .flatMap(([, patterns]) => patterns as readonly string[])
  .map((pattern) =>
    pattern
      .replace(':categoryId', '20')
      .replace(':productId', 'PIZ7')
      .replace(':category', 'veg-pizza')
      .replace(':slug', 'privacy'),
  );

test('NAV-41 every route answers with a page that has a heading, a title and a way on', async ({ app }) => {
  for (const path of paths) {
    const reply = await fetch(app.url + path);
    const html = await reply.text();
    expect(reply.status, path).toBe(200);
    expect(html, path).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html, path).toMatch(/<a [^>]*href="\//);
  }
});

test('NAV-38 a guest who opens the leaderboard is led to the login, and back from there', async ({
  page,
  app,
}) => {
  await page.goto('/leaderboard');
  await expect(page).toHaveURL(`${app.url}/login?redirectUrl=%2Fleaderboard`);
});

test('ERR-20 an unknown path is a 404 with the page for it, and a way home', async ({ page, app }) => {
  expect((await fetch(`${app.url}/nope`)).status).toBe(404);
  await page.goto('/nope');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('NAV-33 NAV-57 NAV-58 /tnc leads to /info/tnc; moving on starts at the top, and Back comes back', async ({
  page,
  app,
}) => {
  await page.goto('/tnc');
  await expect(page).toHaveURL(`${app.url}/info/tnc`);
  await page.goto('/', { waitUntil: 'networkidle' });
  const story = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' });
  await story.scrollIntoViewIfNeeded();
  await story.click();
  await expect(page).toHaveURL(`${app.url}/our-story`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('NAV-60 utm parameters of the visit go along, NAV-55 titles differ', async ({ page, app }) => {
  await page.goto('/?utm_campaign=diwali', { waitUntil: 'networkidle' });
  const home = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).click();
  await expect(page).toHaveURL(`${app.url}/our-story?utm_campaign=diwali`);
  await expect.poll(() => page.title()).not.toBe(home);
});

test('NAV-62 NAV-63 a visit from a partner app loads its script, and the security policy lets it', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && refused.push(message.text()),
  );
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/?utm_source=paytm', { waitUntil: 'networkidle' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

test('the page is used by keyboard: the skip link comes first, the menu opens, closes and gives the focus back', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /menu/i }).first()).toBeFocused();
});
