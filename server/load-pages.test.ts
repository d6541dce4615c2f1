import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultBrandPaths } from '#schemas/routes.ts';
import { loadPages } from './load-pages.ts';
import { StartFault } from './start-fault.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(module: string, changes: Partial<typeof defaultBrandPaths> = {}, manifest = '{}') {
  const RENDERER = join(folder, 'entry.mjs');
  writeFileSync(RENDERER, module);
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), manifest);
  return loadPages({ RENDERER, CLIENT_DIR: folder, brandPaths: { ...defaultBrandPaths, ...changes } });
}

const entry = `export const renderPage = () => {}; export const brandPaths = ${JSON.stringify(defaultBrandPaths)};`;

it('takes an app that was built with the paths of the settings', async () => {
  expect(await load(entry)).toMatchObject({ folder });
});

it('tells builds apart by what renders pages and by the files that these name', async () => {
  const buildOf = async (...parts: Parameters<typeof load>) => (await load(...parts))?.build;
  const first = await buildOf(entry);
  expect(await buildOf(entry)).toBe(first);
  expect(await buildOf(`${entry} // another view`)).not.toBe(first);
  expect(await buildOf(entry, {}, '{"style.css":{"file":"assets/style-2.css"}}')).not.toBe(first);
});

it('NAV-08 refuses an app that was built with other paths, and names the setting', async () => {
  await expect(load(entry, { password: '/coop-login' })).rejects.toThrow(
    'VITE_PASSWORD_PATH is /coop-login here and was /password there.',
  );
});

it('refuses a module that is no server entry', async () => {
  await expect(load('export const other = 1;')).rejects.toThrow(StartFault);
});

it('has no pages while there is no build', async () => {
  expect(
    await loadPages({ RENDERER: join(folder, 'none'), CLIENT_DIR: folder, brandPaths: defaultBrandPaths }),
  ).toBeUndefined();
});

it('has no pages when the folder of the app holds pictures alone', async () => {
  const RENDERER = join(folder, 'entry.mjs');
  writeFileSync(RENDERER, entry);
  mkdirSync(join(folder, 'pictures'));
  expect(await loadPages({ RENDERER, CLIENT_DIR: folder, brandPaths: defaultBrandPaths })).toBeUndefined();
});
