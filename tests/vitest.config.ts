import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

/** Files that need a process of their own: those with a document, and those that put other modules in the place of the real ones. */
const changesItsProcess = /@vitest-environment|\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\b/;

/** The other unit tests. They run one after the other in the same processes: a new one for each costs as much as what it runs. */
function filesThatShare(): string[] {
  return ['schemas', 'registry', 'widgets', 'src', 'server', 'tests']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !changesItsProcess.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path));
}

const sharing = filesThatShare();

/** What runs in Node. Stories run in a browser: vitest.stories.config.ts. */
export default defineConfig({
  root,
  test: {
    // All processors: Vitest leaves one to itself, which on two would be half of them.
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: { ...unit, exclude: [...unit.exclude, ...sharing] },
      },
      {
        root,
        test: { ...unit, name: 'unit-shared', include: sharing, isolate: false },
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
