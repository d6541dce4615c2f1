import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './e2e/server-fixture.ts';
import usual from './playwright.config.ts';
import { allSeeds } from './two-phones/seeds.ts';

/** Tests that take too long for `npm test`: `npm run test:long:phones`. */
export default defineConfig<object, WorkerOptions>({
  ...usual,
  testDir: 'long',
  outputDir: '../test-results/long',
  // Their tests are many and alike: each worker takes the next one.
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/long.json' }]],
  use: { ...usual.use, trace: 'off', customersWithTwoPhones: allSeeds.length },
});
