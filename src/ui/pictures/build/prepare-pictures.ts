import { pathToFileURL } from 'node:url';
import { ICONS, PICTURES } from '../pictures.ts';
import { hashOf } from './encode-picture.ts';
import { openManifest, removeFiles, saveManifest } from './manifest.ts';
import { createPictureQueue } from './picture-queue.ts';
import { renderPictures } from './render-pictures.ts';

/**
 * Takes a second instead of minutes, before a build whose pictures are drawn later (draw-later.ts): draws the icons, deletes the files of pictures
 * whose drawing has changed, and lists every picture in the manifest. So the build contains no outdated picture.
 */
export async function preparePictures(outDir: string): Promise<void> {
  await renderPictures({ outDir, queue: createPictureQueue(ICONS) });
  const manifest = await openManifest(outDir);
  for (const picture of PICTURES) {
    const { hash, files } = manifest[picture.id] ?? { hash: '', files: [] };
    if (files.length === 0 || hash === hashOf(picture.draw(), picture)) continue;
    await removeFiles(outDir, files);
    manifest[picture.id] = { hash: '', files: [] };
  }
  await saveManifest(outDir, manifest);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await preparePictures('public');
