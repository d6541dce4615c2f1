import { defineConfig } from 'vitest/config';
import { root, unit } from './vitest.config.ts';

/** The tests with random values, all their rounds: the first part of `npm run test:long`. */
export default defineConfig({
  root,
  test: {
    ...unit,
    name: 'long',
    maxWorkers: '100%',
    include: ['document-fuzz', 'reply-fuzz', 'no-blank-screen'].map(
      (name) => `tests/fault/${name}.test.{ts,tsx}`,
    ),
    env: { LONG: '1' },
  },
});
