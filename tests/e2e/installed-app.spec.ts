import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../browser/find-chromium.mjs';
import { open, untilStarted } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

test.use({ serviceWorkers: 'allow' });

test('PWA-01 Chromium finds nothing that is against installing the app', async ({
  playwright,
  app,
  launchOptions,
}) => {
  // With a profile on the disk: nothing can be installed from a private window, which every other test has.
  const profile = await mkdtemp(join(tmpdir(), 'e2e-profile-'));
  // The headless shell installs nothing, and finds nothing against it.
  const options = { ...launchOptions, executablePath: requireChromium() };
  const context = await playwright.chromium.launchPersistentContext(profile, options);
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await open(page, app.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(url).toBe(`${app.url}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ display: 'standalone', start_url: '/?source=homescreen' });
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('LOC-07 a place that another app shares is searched for, and is in no address that the server sees', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await untilStarted(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const askedWithPlace: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('maps.example')) askedWithPlace.push(response.fromServiceWorker());
  });
  await page.goto('/locationSelection?title=Home&text=Indiranagar%20https%3A%2F%2Fmaps.example%2Fx');
  await expect(page.getByRole('option', { name: /Indiranagar/ }).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Indiranagar');
  expect(new URL(page.url()).search).toBe('');
  // The one request with the place is the one that opens the page, and the phone itself answers it.
  expect(askedWithPlace).toEqual([true]);
});
