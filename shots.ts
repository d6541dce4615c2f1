import { chromium } from '@playwright/test';
import { requireChromium, chromiumArgs } from './tests/browser/find-chromium.mjs';
import { startApp } from './tests/e2e/server-fixture.ts';
const app = await startApp();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
const codeOf = async (m: string) => {
  const r = await fetch(app.url + '/sandbox/sms', {
    headers: {
      accept: 'text/html',
      authorization: 'Basic ' + Buffer.from(':' + app.authorToken).toString('base64'),
    },
  });
  const t = await r.text();
  const li = t.slice(t.indexOf('+91 ' + m));
  const c = /#(\d{6})/.exec(li)?.[1];
  if (!c) console.log(t.slice(-600));
  return c ?? '';
};
try {
  let n = 0;
  for (const [w, h, scheme, bucket] of [
    [360, 800, 'light', 100],
    [320, 640, 'dark', 140],
    [768, 1024, 'light', 140],
    [1280, 900, 'dark', 100],
    [1280, 900, 'light', 140],
  ] as const) {
    const mobile = `98765432${10 + n++}`;
    const ctx = await browser.newContext({
      viewport: { width: w, height: h },
      colorScheme: scheme,
      serviceWorkers: 'block',
      locale: 'en-IN',
    });
    const page = await ctx.newPage();
    page.on('pageerror', (e) => console.log('ERR', e.message));
    await page.addInitScript((b) => {
      if (!localStorage.getItem('gaId'))
        localStorage.setItem('gaId', JSON.stringify({ v: 1, d: `1700000000.${b}` }));
    }, bucket);
    const shot = (name: string) => page.screenshot({ path: `/tmp/w/shots/${w}-${scheme}-${name}.png` });
    await page.goto(app.url + '/login?redirectUrl=/menu');
    await page.locator('html[data-app=started]').waitFor();
    await page.waitForTimeout(500);
    await shot('1number');
    if (w === 320) {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await shot('1number-big');
    }
    await page.getByRole('button', { name: 'Send code' }).click();
    await shot('2fault');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await page.waitForTimeout(500);
    await shot('3code');
    console.log(page.url(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)));
    await page.getByLabel('6-digit code').pressSequentially('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('alert').first().waitFor();
    await shot('4wrong');
    const code = await codeOf(mobile);
    console.log('code', code);
    await page.getByLabel('6-digit code').pressSequentially(code);
    await shot('4full');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'What should we call you?' }).waitFor();
    await shot('5person');
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.waitForURL('**/menu');
    await page.waitForTimeout(400);
    await shot('6menu');
    console.log(page.url(), await page.evaluate(() => history.length));
    await page
      .getByRole('button', { name: 'Open menu' })
      .click()
      .catch(() => page.getByRole('button', { name: /menu/i }).first().click());
    await page.waitForTimeout(500);
    await shot('7left');
    page.on(
      'request',
      (r) => r.url().includes('loginhandler') && console.log(r.method(), new URL(r.url()).pathname),
    );
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(app.url + '/');
    await page.waitForTimeout(600);
    await shot('8out');
    console.log(page.url(), await page.evaluate(() => localStorage.getItem('userInfo')?.slice(0, 60)));
    await ctx.close();
  }
} finally {
  await browser.close();
  await app.stop();
}
