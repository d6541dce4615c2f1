import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DrawnPicture, ICONS, PICTURES } from '../pictures.ts';
import { encodePicture, hashOf } from './encode-picture.ts';
import { isDrawn, openManifest, saveManifest } from './manifest.ts';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';
import { copyWhole, writeWhole } from './whole-files.ts';

/** One per processor, which rasterising keeps busy, and one more that draws the next picture meanwhile. */
const PARALLEL = availableParallelism() + 1;
/** After so many drawn pictures the manifest is saved: an interrupted run goes on where it was. */
const SAVE_EVERY = 10;

export type RenderReport = { drawn: number; unchanged: number; bytes: number; milliseconds: number };

interface RenderOptions {
  /** The site's public folder. */
  readonly outDir: string;
  /** A built site, which gets the files too. */
  readonly copyTo?: string;
  /** What to render, in which order; everything when left out. */
  readonly queue?: PictureQueue;
  readonly log?: (line: string) => void;
  /** Called with the id of each picture once all its files are there. */
  readonly onReady?: (id: string) => void;
}

/** Renders pictures and icons. A picture whose drawing and settings did not change since the last run is skipped. */
export async function renderPictures({
  outDir,
  copyTo,
  queue = createPictureQueue([...ICONS, ...PICTURES]),
  log = () => undefined,
  onReady = () => undefined,
}: RenderOptions): Promise<RenderReport> {
  const started = performance.now();
  const manifest = await openManifest(outDir);
  const report: RenderReport = { drawn: 0, unchanged: 0, bytes: 0, milliseconds: 0 };
  let saved = Promise.resolve();
  const save = () => (saved = saved.then(() => saveManifest(outDir, manifest)));

  async function render(picture: DrawnPicture): Promise<void> {
    const svg = picture.draw();
    const hash = hashOf(svg, picture);
    const entry = manifest[picture.id];
    if (entry?.hash === hash && isDrawn(outDir, entry.files)) {
      report.unchanged++;
      if (copyTo && !isDrawn(copyTo, entry.files)) await copyFiles(entry.files, copyTo);
      return;
    }
    const outputs = await encodePicture(svg, picture);
    for (const [file, data] of outputs) {
      await writeWhole(join(outDir, file), data);
      report.bytes += data.length;
    }
    const files = outputs.map(([file]) => file);
    if (copyTo) await copyFiles(files, copyTo);
    manifest[picture.id] = { hash, files };
    report.drawn++;
    if (report.drawn % SAVE_EVERY === 0) {
      log(`pictures: ${report.drawn} drawn, ${queue.length()} to go`);
      await save();
    }
  }

  async function copyFiles(files: readonly string[], to: string): Promise<void> {
    await Promise.all(files.map((file) => copyWhole(join(outDir, file), join(to, file))));
  }

  async function work(): Promise<void> {
    for (let picture = queue.next(); picture; picture = queue.next()) {
      await render(picture);
      onReady(picture.id);
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, work));
  await save();
  report.milliseconds = Math.round(performance.now() - started);
  log(
    `pictures: ${report.drawn} drawn (${Math.round(report.bytes / 1024)} kB), ${report.unchanged} unchanged, ${(report.milliseconds / 1000).toFixed(1)} s`,
  );
  return report;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = process.argv.slice(2);
  const chosen = [...ICONS, ...PICTURES].filter(({ id }) => only.length === 0 || only.includes(id));
  await renderPictures({
    outDir: 'public',
    queue: createPictureQueue(chosen),
    log: (line) => console.info(line),
  });
}
