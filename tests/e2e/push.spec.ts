import { brand } from '#src/config/brand.ts';
import { chromiumArgs, requireChromium } from '../browser/find-chromium.mjs';
import { logIn } from './customers.ts';
import { open } from './open-page.ts';
import { inKitchen, placeOrder } from './placed-order.ts';
import { expect, type RunningApp, test } from './server-fixture.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: requireChromium(), args: chromiumArgs },
});

/** What a page of the sandbox shows. */
async function sandboxPage({ url, authorToken }: RunningApp, path: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`;
  return (await fetch(url + path, { headers: { authorization } })).text();
}

/** The texts about an order on a page of the sandbox. */
async function textsOf(app: RunningApp, path: string, { number }: { number: string }): Promise<string[]> {
  const paragraphs = (await sandboxPage(app, path)).match(/<p>[^<]*<\/p>/g) ?? [];
  return paragraphs.filter((text) => text.includes(number)).toSorted();
}

test('a customer who agrees is told of an order on the device in the words of the text messages, until the logout', async ({
  page,
  context,
  app,
}) => {
  const customer = app.newcomers[14];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  const other = await placeOrder(app, customer);
  await logIn(page, customer);
  await context.grantPermissions(['notifications']);
  // The push service of Chromium is out of reach of a test: the browser says what it would say of one.
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const given = {
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/of-the-test',
        expirationTime: null,
        keys,
      }),
    } as unknown as PushSubscription;
    let subscription: PushSubscription | null = null;
    PushManager.prototype.subscribe = async () => (subscription = given);
    PushManager.prototype.getSubscription = async () => subscription;
  });
  await open(page, '/profile');
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/user/push') && response.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: 'Tell me on this device how my order goes' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('switch', { name: /^Tell me on this device/ })).toBeChecked();

  await inKitchen(app, order, 'advance');
  await inKitchen(app, order, 'advance');
  await expect.poll(() => textsOf(app, '/sandbox/push', order)).toHaveLength(1);
  const [pushed = ''] = await textsOf(app, '/sandbox/push', order);
  expect(await textsOf(app, '/sandbox/sms', order)).toContain(pushed);

  await test.step('the service worker shows it, and a later one about the order in its place', async () => {
    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations;
        if (registration) resolve(registration.registrationId);
      }),
    );
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    const path = `/track?orderHistoryId=${order.id}`;
    for (const body of ['Order in the oven', 'Order on its way'])
      await browser.send('ServiceWorker.deliverPushMessage', {
        origin: app.url,
        registrationId,
        data: JSON.stringify({ body, path }),
      });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
      });
    await expect.poll(shown).toEqual([[brand.shortName, 'Order on its way']]);
  });

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: brand.name }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('switch', { name: /^Tell me on this device/ })).toHaveCount(0);
  const before = (await textsOf(app, '/sandbox/sms', other)).length;
  await inKitchen(app, other, 'cancel');
  await expect.poll(async () => (await textsOf(app, '/sandbox/sms', other)).length).toBeGreaterThan(before);
  expect(await textsOf(app, '/sandbox/push', other)).toEqual([]);
});
