import { defaultBrandPaths, routesOf } from '../../schemas/routes.ts';
import { logIn } from './customers.ts';
import { open, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const paths = Object.values(routesOf(defaultBrandPaths))
  .flatMap((patterns) => patterns as readonly string[])
  .map((pattern) =>
    pattern
      .replace(':categoryId', '20')
      .replace(':productId', 'PIZ7')
      .replace(':category', 'veg-pizza')
      .replace(':slug', 'privacy'),
  );

test('NAV-41 declares: every route answers with a page that has a heading, a title and a way on', async ({
  app,
}) => {
  for (const path of paths) {
    const reply = await fetch(app.url + path);
    const html = await reply.text();
    expect(reply.status, path).toBe(200);
    expect(html, path).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html, path).toMatch(/<h1[\s>]/);
    expect(html, path).toMatch(/<a [^>]*href="\//);
  }
});

for (const [row, path] of [
  ['NAV-38', '/leaderboard'],
  ['ROL-04', '/wallet'],
  ['ROL-08 declares:', '/orderHistory'],
  ['ROL-09 declares:', '/profile'],
] as const) {
  test(`${row} a guest who opens ${path} is led to the login, which leads back there`, async ({
    page,
    app,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, path);
    await expect(page).toHaveURL(`${app.url}/login?redirectUrl=${encodeURIComponent(path)}`);
    await rest(page);
    expect(asked.filter((each) => /^\/(wallet|payment|order|customer)-service\//.test(each))).toEqual([]);
  });
}

test('ROL-04 ROL-07 a customer opens the wallet', async ({ page, app }) => {
  const [customer] = app.customers;
  if (!customer) throw new Error('There is no customer.');
  await logIn(page, customer);
  await open(page, '/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/wallet`);
});

test('ERR-20 an unknown path is a 404 with the page for it, and a way home', async ({ page, app }) => {
  expect((await fetch(`${app.url}/nope`)).status).toBe(404);
  await open(page, '/nope');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('NAV-33 NAV-57 NAV-58 /tnc leads to /info/tnc; moving on starts at the top, and Back comes back', async ({
  page,
  app,
}) => {
  await open(page, '/tnc');
  await expect(page).toHaveURL(`${app.url}/info/tnc`);
  await open(page, '/');
  const story = page.getByRole('contentinfo').getByRole('link', { name: 'Our story' });
  await story.scrollIntoViewIfNeeded();
  await story.press('Enter');
  await expect(page).toHaveURL(`${app.url}/our-story`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('NAV-60 utm parameters of the visit go along, NAV-55 titles differ', async ({ page, app }) => {
  await open(page, '/?utm_campaign=diwali');
  const home = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our story' }).press('Enter');
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
  await open(page, '/?utm_source=paytm');
  await expect.poll(() => asked.some((address) => address.includes('paytm'))).toBe(true);
  await rest(page);
  expect(refused).toEqual([]);
});

test('the page is used by keyboard: the skip link comes first, the menu opens, closes and gives the focus back', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /menu/i }).first()).toBeFocused();
});
