import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const words = 'The winter menu is here.';
const landingCall = '**/catalog-service/*/stores/*/widget';

const notice = (when?: object) => ({
  id: 'winter',
  type: 'notice',
  version: 1,
  props: { text: words },
  ...(when && { when }),
});

test('a node whose clause this app does not know is not shown, whoever sends it', async ({ page }) => {
  const more = [
    { ...notice({ weekdays: ['SAT'] }), id: 'unknown-clause' },
    { ...notice(), id: 'known', props: { text: 'Open as ever.' } },
  ];
  await page.route(landingCall, async (route) => {
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const reply = await route.fetch({ headers });
    const body = (await reply.json()) as { data: { widgets?: object[] } | object[] };
    (Array.isArray(body.data) ? body.data : (body.data.widgets ?? [])).unshift(...more);
    await route.fulfill({ status: 200, json: body });
  });
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(30_000);
  await expect(page.getByText('Open as ever.')).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});
