import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ICONS, PICTURES } from '../pictures.ts';
import { createPictureQueue } from './picture-queue.ts';
import { renderPictures } from './render-pictures.ts';

const one = () => createPictureQueue(PICTURES.filter(({ id }) => id === 'drink-water'));

let outDir = '';

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(outDir, { recursive: true, force: true }));

describe('renderPictures', () => {
  it('writes each width in both formats, a card picture within 30 kB', async () => {
    await renderPictures({ outDir, queue: one() });
    for (const width of [160, 320, 640]) {
      for (const [ending, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ] as const) {
        const file = join(outDir, 'pictures', `drink-water-${width}.${ending}`);
        expect(await sharp(file).metadata()).toMatchObject({ width, height: width, format });
      }
    }
    for (const ending of ['avif', 'webp']) {
      expect((await stat(join(outDir, 'pictures', `drink-water-320.${ending}`))).size).toBeLessThan(
        30 * 1024,
      );
    }
  });

  it('leaves alone what has not changed, and draws again what is missing or was drawn otherwise', async () => {
    expect(await renderPictures({ outDir, queue: one() })).toMatchObject({ drawn: 1, unchanged: 0 });
    expect(await renderPictures({ outDir, queue: one() })).toMatchObject({
      drawn: 0,
      unchanged: 1,
      bytes: 0,
    });

    await rm(join(outDir, 'pictures/drink-water-320.webp'));
    expect(await renderPictures({ outDir, queue: one() })).toMatchObject({ drawn: 1, unchanged: 0 });

    const manifestFile = join(outDir, 'pictures/manifest.json');
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, { hash: string }>;
    await writeFile(
      manifestFile,
      JSON.stringify({ ...manifest, 'drink-water': { ...manifest['drink-water'], hash: 'older' } }),
    );
    expect(await renderPictures({ outDir, queue: one() })).toMatchObject({ drawn: 1, unchanged: 0 });
  });

  it('starts afresh from a torn manifest and removes the files of a picture that is gone', async () => {
    await renderPictures({ outDir, queue: one() });
    const manifestFile = join(outDir, 'pictures/manifest.json');
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as object;
    await writeFile(join(outDir, 'pictures/gone-320.webp'), 'old');
    await writeFile(
      manifestFile,
      JSON.stringify({ ...manifest, gone: { hash: 'x', files: ['pictures/gone-320.webp'] } }),
    );
    await renderPictures({ outDir, queue: one() });
    await expect(stat(join(outDir, 'pictures/gone-320.webp'))).rejects.toThrow('ENOENT');

    await writeFile(manifestFile, '{"drink-wa');
    expect(await renderPictures({ outDir, queue: one() })).toMatchObject({ drawn: 1 });
  });

  it('copies the files into a built site, also those that were drawn before', async () => {
    const site = join(outDir, 'site');
    const file = join(site, 'pictures/drink-water-320.webp');
    await renderPictures({ outDir, copyTo: site, queue: one() });
    const copied = await readFile(file);
    expect(copied).toEqual(await readFile(join(outDir, 'pictures/drink-water-320.webp')));

    await rm(site, { recursive: true });
    const ready: string[] = [];
    const onReady = (id: string) => void ready.push(id);
    expect(await renderPictures({ outDir, copyTo: site, queue: one(), onReady })).toMatchObject({ drawn: 0 });
    expect(await readFile(file)).toEqual(copied);
    expect(ready).toEqual(['drink-water']);
  });

  it('lists in the manifest the pictures that are not drawn yet, too', async () => {
    await renderPictures({ outDir, queue: one() });
    const manifest = JSON.parse(await readFile(join(outDir, 'pictures/manifest.json'), 'utf8')) as object;
    expect(Object.keys(manifest).sort()).toEqual([...PICTURES, ...ICONS].map(({ id }) => id).sort());
    expect(manifest).toMatchObject({ 'banner-hero-pizza': { files: [] } });
  });

  it('makes the icons platforms ask for', async () => {
    await renderPictures({ outDir, queue: createPictureQueue(ICONS) });
    for (const [file, size] of [
      ['favicon-32.png', 32],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-192.png', 192],
      ['icon-maskable-512.png', 512],
      ['apple-touch-icon-180.png', 180],
    ] as const) {
      expect(await sharp(join(outDir, 'icons', file)).metadata()).toMatchObject({
        width: size,
        height: size,
        format: 'png',
      });
    }
    expect(await readFile(join(outDir, 'icons/favicon.svg'), 'utf8')).toContain('<svg');
  });

  it('says in one line what it did', async () => {
    const lines: string[] = [];
    await renderPictures({ outDir, queue: one(), log: (line) => lines.push(line) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^pictures: 1 drawn \(\d+ kB\), 0 unchanged, \d+\.\d s$/);
  });
});
