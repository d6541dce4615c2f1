import { defineConfig } from '@playwright/test';
import { chromiumArgs, requireHeadless } from './browser/find-chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // playwright.wide.config.ts runs these.
  grepInvert: /@wide/,
  outputDir: '../test-results/e2e',
  // Each worker starts a server of its own, with a database of its own (e2e/server-fixture.ts).
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Guards against endless waiting. It is long because the machine may be busy; it measures nothing.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would bypass the replies of tests and the requests that they watch, and downloads the whole app at each first visit. Specs of
    // what it does allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Well before the test ends, so that the error says which page never came.
    navigationTimeout: 150_000,
    // Recording every test takes a quarter of the processor time. A failed one leaves a picture and what was on the page; `--trace on` records.
    trace: 'off',
    launchOptions: { executablePath: requireHeadless(), args: chromiumArgs },
  },
});
