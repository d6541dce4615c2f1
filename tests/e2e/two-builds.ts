import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keepAssets } from '#server/keep-assets.mjs';
import { startApp } from './server-fixture.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const first = join(root, 'dist');

/**
 * The app built once more, over a copy of the first build and in the way of server/build-product.mjs, with another setting: so most of its files have
 * other names, and those of the first build are kept.
 */
export async function buildOnceMore() {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-build-'));
  const [client, assets] = [join(folder, 'client'), join(folder, 'client/assets')];
  await cp(join(first, 'client/assets'), assets, { recursive: true, preserveTimestamps: true });
  const keepEarlier = keepAssets({ assets, aside: join(folder, 'earlier'), now: Date.now() });
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', client],
    { cwd: root, env: { ...process.env, VITE_MAP_ATTRIBUTION: 'The next build' } },
  );
  keepEarlier();
  await cp(join(first, 'ssr'), join(folder, 'ssr'), { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The app as of the registry version before (older-app.config.ts), with the code that renders its pages. */
export async function buildOlderApp() {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-older-'));
  const build = (part: string, ...more: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--logLevel',
        'error',
        '--config',
        'tests/e2e/older-app.config.ts',
        '--outDir',
        join(folder, part),
        ...more,
      ],
      { cwd: root },
    );
  await build('client');
  await build('ssr', '--ssr', 'src/app/entry-server.tsx');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The product with one build; `publish` starts it again with the next one, at the same address and with the same database. */
export async function serveBuilds(next: string, begin = first) {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-served-'));
  const served = join(folder, 'dist');
  await symlink(begin, served);
  const app = await startApp({
    CLIENT_DIR: join(served, 'client'),
    RENDERER: join(served, 'ssr/entry-server.js'),
  });
  return {
    url: app.url,
    authorToken: app.authorToken,
    async publish() {
      await app.kill();
      await unlink(served);
      await symlink(next, served);
      await app.startAgain();
    },
    async stop() {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
