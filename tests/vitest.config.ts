import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outside = ['**/node_modules/**', 'dist/**', 'storybook-static/**', 'test-results/**'];

/** The options of the unit tests, which the long ones share. */
export const unit = {
  name: 'unit',
  environment: 'node',
  include: ['**/*.test.ts', '**/*.test.tsx'],
  exclude: [...outside, 'tests/architecture/**', 'tests/e2e/**'],
  globalSetup: ['server/testing/run-folder.ts'],
  setupFiles: ['tests/setup-unit.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  restoreMocks: true,
  // Guards against endless waiting; longer than the longest wait inside a test (setup-unit.ts).
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** What runs in Node. Stories run in a browser: vitest.stories.config.ts. */
export default defineConfig({
  root,
  test: {
    // All processors: Vitest leaves one to itself, which on two would be half of them.
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: unit,
      },
      {
        root,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          exclude: outside,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
