// Bundles the server and the content command into dist/server. Packages stay outside: npm has installed them.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = join(root, 'dist/server');

rmSync(outDir, { recursive: true, force: true });
const build = await rolldown({
  cwd: root,
  input: { main: 'server/main.ts', content: 'server/content/cli.ts' },
  platform: 'node',
  external: (id) =>
    !id.startsWith('.') &&
    !id.startsWith('/') &&
    !id.startsWith('#') &&
    !/^[A-Za-z]:\\/.test(id) &&
    id !== 'server/main.ts' &&
    id !== 'server/content/cli.ts',
});
await build.write({
  dir: outDir,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunk-[hash].js',
});
await build.close();
