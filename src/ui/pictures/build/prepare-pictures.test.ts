import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PICTURES } from '../pictures.ts';
import type { Manifest } from './manifest.ts';
import { createPictureQueue } from './picture-queue.ts';
import { preparePictures } from './prepare-pictures.ts';
import { renderPictures } from './render-pictures.ts';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'prepare-'));
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

const manifestFile = () => join(outDir, 'pictures/manifest.json');
const readManifest = async () => JSON.parse(await readFile(manifestFile(), 'utf8')) as Manifest;
const there = (id: string) => existsSync(join(outDir, `pictures/${id}-320.webp`));

it('draws the icons alone, and lists every picture', async () => {
  await preparePictures(outDir);
  const manifest = await readManifest();
  expect(existsSync(join(outDir, 'icons/icon-192.png'))).toBe(true);
  expect(manifest['logo-mark']?.files).toContain('icons/logo-mark.svg');
  expect(manifest['drink-water']).toEqual({ hash: '', files: [] });
});

it('removes the files of a picture whose drawing has changed, and keeps the others', async () => {
  const two = PICTURES.filter(({ id }) => ['drink-water', 'drink-cola'].includes(id));
  expect(two).toHaveLength(2);
  await renderPictures({ outDir, queue: createPictureQueue(two) });
  const before = await readManifest();
  const changed = { ...before, 'drink-cola': { ...before['drink-cola'], hash: 'of an older drawing' } };
  await writeFile(manifestFile(), JSON.stringify(changed));

  await preparePictures(outDir);
  expect([there('drink-water'), there('drink-cola')]).toEqual([true, false]);
  const after = await readManifest();
  expect(after['drink-water']).toEqual(before['drink-water']);
  expect(after['drink-cola']).toEqual({ hash: '', files: [] });
});
