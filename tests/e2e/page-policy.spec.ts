import { untilStarted } from './open-page.ts';
import { openIn } from './partner-app.ts';
import { test } from './pay-steps.ts';
import { expect } from './server-fixture.ts';
import { newNumber } from './sms-outbox.ts';

test('no text becomes HTML or code on a page, and the script of no partner may load', async ({ page }) => {
  await page.goto('/menu');
  await untilStarted(page);
  const refused = await page.evaluate(() => {
    const acts = {
      html: () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      script: () => void (document.createElement('script').src = '/assets/any.js'),
    };
    return Object.entries(acts).flatMap(([name, act]) => {
      try {
        act();
        return [];
      } catch {
        return name;
      }
    });
  });
  expect(refused).toEqual(['html', 'script']);
  const policy = (await page.request.get('/menu')).headers()['content-security-policy'] ?? '';
  expect(policy).not.toContain('paytm');
  expect(policy).not.toContain('google');
});

test('NAV-63 in the app of Paytm its script is fetched, also after a reload without the source in the address', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('https://appassets.paytm.com/')) fetched.push(request.url());
  });
  await openIn(page, { app: 'Paytm', mobile: newNumber() });
  await expect.poll(() => fetched.length).toBe(1);
  await page.goto('/menu');
  await untilStarted(page);
  await expect.poll(() => fetched.length).toBe(2);
});
