import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** Flows of a phone once more on a wide screen: `npm run test:long:wide`. */
export default defineConfig({
  ...usual,
  grep: /@wide/,
  grepInvert: [],
  outputDir: '../test-results/wide',
  reporter: [['list'], ['json', { outputFile: '../test-results/wide.json' }]],
});
