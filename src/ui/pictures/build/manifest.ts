import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ICONS, PICTURES } from '../pictures.ts';
import { PICTURE_FOLDER } from '../sizes.ts';
import { writeWhole } from './whole-files.ts';

/** Every picture and icon by its id, in `pictures/manifest.json`. One that is not drawn yet has no files. */
export type Manifest = Record<string, { hash: string; files: readonly string[] }>;

function manifestFile(outDir: string): string {
  return join(outDir, PICTURE_FOLDER, 'manifest.json');
}

async function readManifest(outDir: string): Promise<Manifest> {
  const file = manifestFile(outDir);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch {
    // A manifest that cannot be read only leads to a full render.
    return {};
  }
}

/** The manifest of the last run, with an entry for each picture of today. The files of pictures that no longer exist are deleted. */
export async function openManifest(outDir: string): Promise<Manifest> {
  const before = await readManifest(outDir);
  const manifest: Manifest = {};
  for (const { id } of [...ICONS, ...PICTURES]) manifest[id] = before[id] ?? { hash: '', files: [] };
  const gone = Object.entries(before).filter(([id]) => !(id in manifest));
  for (const [, { files }] of gone) await removeFiles(outDir, files);
  return manifest;
}

export function saveManifest(outDir: string, manifest: Manifest): Promise<void> {
  return writeWhole(manifestFile(outDir), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Whether a picture with these files is drawn, and none of them is missing in the folder. */
export function isDrawn(folder: string, files: readonly string[]): boolean {
  return files.length > 0 && files.every((file) => existsSync(join(folder, file)));
}

export async function removeFiles(outDir: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(outDir, file), { force: true })));
}
