import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const minute = 60_000;

/** Tests of orders and payments, of a cache in front of the server, and of many servers, that take too long for `npm test`: `npm run test:long:orders`. */
export default defineConfig({
  root: join(dirname(fileURLToPath(import.meta.url)), '..'),
  test: {
    environment: 'node',
    globalSetup: ['server/testing/run-folder.ts'],
    include: ['tests/paying/**/*.long.ts', 'tests/in-front/**/*.long.ts', 'tests/many-machines/**/*.long.ts'],
    // They start servers and databases of their own.
    fileParallelism: false,
    testTimeout: 120 * minute,
    hookTimeout: 5 * minute,
    reporters: ['verbose', ['json', { outputFile: 'test-results/long-orders.json' }]],
    // What they print is what they are for.
    disableConsoleIntercept: true,
  },
});
