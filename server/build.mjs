// Bundles the server, the content command, the import command and the migration into dist/server. Packages stay outside: npm has installed them.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const entries = {
  main: 'server/main.ts',
  content: 'server/content/cli.ts',
  import: 'server/import/cli.ts',
  migrate: 'server/migrate/cli.ts',
};
const outDir = join(root, 'dist/server');

rmSync(outDir, { recursive: true, force: true });
const build = await rolldown({
  cwd: root,
  input: entries,
  platform: 'node',
  external: (id) =>
    !id.startsWith('.') &&
    !id.startsWith('/') &&
    !id.startsWith('#') &&
    !/^[A-Za-z]:\\/.test(id) &&
    !Object.values(entries).includes(id),
});
await build.write({
  dir: outDir,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunk-[hash].js',
});
await build.close();
