import { logIn } from './customers.ts';
import { open, patience, reload } from './open-page.ts';
import { inKitchen, placeOrder } from './placed-order.ts';
import { expect, test } from './server-fixture.ts';

test.use({ serviceWorkers: 'allow' });

test('FBK-07 PWA-09 what was typed survives reloads without a connection, waits there once it is sent, and arrives once', async ({
  app,
  page,
  context,
}) => {
  const customer = app.newcomers[12];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  for (let step = 0; step < 3; step += 1) await inKitchen(app, order, 'advance');
  await logIn(page, customer);
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(page, `/feedback?id=${order.id}&orderMode=D`);
  const comment = page.getByRole('textbox', { name: /Tell us more/ });
  const rating = page.getByRole('radio', { name: 'LOVED IT' });
  const send = page.getByRole('button', { name: 'Send feedback' });
  const waits = page.getByText(/What you wrote is kept on this phone/);
  await rating.check();
  await comment.fill('Crisp in the tunnel.');
  const kept = () =>
    page.evaluate(async () => {
      const found = await Promise.all(
        [location.href, '/feedback-service/ve2/templatenew?orderMode=D'].map((url) =>
          caches.match(url, { ignoreVary: true }),
        ),
      );
      return found.map((reply) => reply?.status);
    });
  await expect.poll(kept, patience).toEqual([200, 200]);

  await context.setOffline(true);
  await reload(page);
  await expect(rating).toBeChecked();
  await expect(comment).toHaveValue('Crisp in the tunnel.');
  await comment.fill('Crisp in the tunnel, and warm.');
  await send.click();
  await expect(waits).toBeVisible();
  await reload(page);
  await expect(waits).toBeVisible();
  await expect(comment).toHaveValue('Crisp in the tunnel, and warm.');

  const arrived: string[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/feedback-service/ve1/submitnew'))
      arrived.push(`${response.status()} ${response.request().postData() ?? ''}`);
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank you for sharing your feedback' })).toBeVisible();
  await reload(page);
  await expect(comment).toHaveValue('Crisp in the tunnel, and warm.');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(arrived).toEqual([expect.stringMatching(/^200 .*Crisp in the tunnel, and warm\./)]);
});
