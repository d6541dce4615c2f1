import { defineConfig } from 'vitest/config';
import { root, unit } from '../vitest.config.ts';

/** How `npm run mutate` tells Vitest the tests of the area. */
export const testsVariable = 'MUTATE_TESTS';

/** One project, and an own process for each file: a mutant may leave anything behind. */
export default defineConfig({
  root,
  test: {
    ...unit,
    include: JSON.parse(process.env[testsVariable] ?? '[]') as string[],
    setupFiles: [...unit.setupFiles, 'tests/mutate/setup.ts'],
    // A mutant that makes a test wait for ever costs this each time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
