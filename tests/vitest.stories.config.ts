import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, requireHeadless } from './browser/find-chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Dependencies of lazily loaded modules of stories. When Vite discovers one late, it reloads the page in the middle of a test, which fails; with
 * the empty cache of a pipeline that happens every time.
 */
const dependenciesOfStories = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  'swr',
  'swr/infinite',
  'swr/mutation',
  'swr/immutable',
  'zod',
  'msw',
  'msw-storybook-addon/csf3',
  'radix-ui',
  'react-hook-form',
  'sonner',
  'downshift',
];

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  optimizeDeps: { include: dependenciesOfStories },
  test: {
    name: 'stories',
    // Stories share one page: each brings its own store, cache and router (.storybook/with-app.tsx), and preparing a page takes longer than
    // running a story.
    isolate: false,
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: requireHeadless(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
