import { defineConfig } from 'vitest/config';
import { root, unit } from './vitest.config.ts';

/** The tests with random values, all their rounds: `npm run test:long:rounds`. */
export default defineConfig({
  root,
  test: {
    ...unit,
    name: 'rounds',
    maxWorkers: '100%',
    include: ['document-fuzz', 'reply-fuzz', 'no-blank-screen'].map(
      (name) => `tests/fault/${name}.test.{ts,tsx}`,
    ),
    env: { LONG: '1' },
  },
});
