import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultBrandPaths, findRoute, routesOf } from '#schemas/routes.ts';

const files = join(dirname(fileURLToPath(import.meta.url)), '../../public');

interface Image {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

const manifest = JSON.parse(readFileSync(join(files, 'manifest.webmanifest'), 'utf8')) as {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly Image[];
  readonly screenshots: readonly Image[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly share_target: { readonly action: string; readonly method: string };
};
const isPage = (path: string) =>
  findRoute(new URL(path, 'https://shop.example').pathname, routesOf(defaultBrandPaths)) !== undefined;

it('PWA-01 the manifest has what browsers ask for before they install an app', () => {
  expect(manifest).toMatchObject({ name: expect.any(String), display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes }) => sizes);
  expect(sizes).toContain('192x192');
  expect(sizes).toContain('512x512');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('start, shortcuts and what is shared lead to pages', () => {
  const { start_url, shortcuts, share_target } = manifest;
  expect(
    [start_url, share_target.action, ...shortcuts.map(({ url }) => url)].filter((path) => !isPage(path)),
  ).toEqual([]);
  expect(share_target.method).toBe('GET');
});

it('each screenshot is there with its size, for phones and for wide screens', async () => {
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = await sharp(join(files, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
