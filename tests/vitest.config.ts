import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { unplugPlugin } from './unplug/unplug-plugin.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outside = ['**/node_modules/**', 'dist/**', 'storybook-static/**', 'test-results/**', '.cache/**'];

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

/** Files that put something else in the place of a module or of a part of their process, and so need one of their own. */
const changesItsProcess = /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\b/;
const needsDocument = /@vitest-environment jsdom/;
/** What setup-shared-document.ts does not put back. */
const changesItsDocument =
  /\b(navigator|matchMedia|globalThis|defineProperty|useFakeTimers|document\.head)\b/;

/**
 * Unit tests that run one after the other in the same processes: a new one costs as much as what most of them run, a document more. Those without
 * a document and those with one do not mix.
 */
function filesThatShare() {
  const files = ['schemas', 'registry', 'widgets', 'src', 'server', 'tests']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !changesItsProcess.test(text));
  const pathsOf = (chosen: typeof files) => chosen.map(({ path }) => path);
  return {
    plain: pathsOf(files.filter(({ text }) => !needsDocument.test(text))),
    withDocument: pathsOf(
      files.filter(({ text }) => needsDocument.test(text) && !changesItsDocument.test(text)),
    ),
  };
}

const { plain, withDocument } = filesThatShare();

/** What runs in Node. Stories run in a browser: vitest.stories.config.ts. */
export default defineConfig({
  root,
  test: {
    // All processors: Vitest leaves one to itself, which on two would be half of them.
    maxWorkers: '100%',
    projects: [
      {
        root,
        plugins: [unplugPlugin(root)],
        test: { ...unit, exclude: [...unit.exclude, ...plain, ...withDocument] },
      },
      {
        root,
        plugins: [unplugPlugin(root)],
        test: { ...unit, name: 'unit-shared', include: plain, isolate: false },
      },
      {
        root,
        plugins: [unplugPlugin(root)],
        test: {
          ...unit,
          name: 'unit-views',
          include: withDocument,
          isolate: false,
          setupFiles: [...unit.setupFiles, 'tests/setup-shared-document.ts'],
        },
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
