import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { ICONS, PICTURES, type DrawnPicture } from '../pictures.ts';
import {
  ICON_FOLDER,
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  pictureFile,
} from '../sizes.ts';

/** One per processor, which encoding keeps busy, and one more that draws the next picture meanwhile. */
const PARALLEL = availableParallelism() + 1;

/**
 * The lowest encoding effort, because the first start waits for it. The next level takes four times as long per picture and saves a sixth of its
 * bytes.
 */
const ENCODING = {
  avif: { quality: 54, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
} as const;

const ICON_FILES: Record<string, readonly { file: string; size?: number }[]> = {
  'logo-mark': [{ file: 'logo-mark.svg' }, { file: 'favicon.svg' }, { file: 'favicon-32.png', size: 32 }],
  'app-icon': [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
  'app-icon-maskable': [
    { file: 'icon-maskable-192.png', size: 192 },
    { file: 'icon-maskable-512.png', size: 512 },
    { file: 'apple-touch-icon-180.png', size: 180 },
  ],
};

type Entry = { hash: string; files: string[] };
type Manifest = Record<string, Entry>;

export type RenderReport = { drawn: number; unchanged: number; bytes: number; milliseconds: number };

/**
 * Renders pictures and icons into `outDir` (the site's public folder). A picture whose drawing and settings did not change since the last run is
 * skipped; the files of a picture that no longer exists are deleted.
 */
export async function renderPictures(options: {
  outDir: string;
  /** Ids to render; everything when left out. */
  only?: readonly string[];
  log?: (line: string) => void;
}): Promise<RenderReport> {
  const { outDir, only, log = () => undefined } = options;
  const started = performance.now();
  const manifestFile = join(outDir, PICTURE_FOLDER, 'manifest.json');
  await mkdir(join(outDir, PICTURE_FOLDER), { recursive: true });
  await mkdir(join(outDir, ICON_FOLDER), { recursive: true });
  const before = await readManifest(manifestFile);
  const all = [...PICTURES, ...ICONS];
  const after: Manifest = {};
  for (const { id } of all) {
    const entry = before[id];
    if (entry) after[id] = entry;
  }
  const queue = all.filter((picture) => !only || only.includes(picture.id));
  const report: RenderReport = { drawn: 0, unchanged: 0, bytes: 0, milliseconds: 0 };

  async function work(): Promise<void> {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const svg = picture.draw();
      const hash = hashOf(svg, picture);
      const entry = before[picture.id];
      if (entry?.hash === hash && entry.files.every((file) => existsSync(join(outDir, file)))) {
        report.unchanged++;
        continue;
      }
      const outputs = await encode(svg, picture);
      for (const [file, data] of outputs) {
        await writeFile(join(outDir, file), data);
        report.bytes += data.length;
      }
      after[picture.id] = { hash, files: outputs.map(([file]) => file) };
      report.drawn++;
      if (report.drawn % 20 === 0) log(`pictures: ${report.drawn} drawn, ${queue.length} to go`);
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, work));
  await removeOrphans(outDir, before, after);
  if (JSON.stringify(after) !== JSON.stringify(before))
    await writeFile(manifestFile, `${JSON.stringify(after, null, 1)}\n`);
  report.milliseconds = Math.round(performance.now() - started);
  log(
    `pictures: ${report.drawn} drawn (${Math.round(report.bytes / 1024)} kB), ${report.unchanged} unchanged, ${(report.milliseconds / 1000).toFixed(1)} s`,
  );
  return report;
}

async function readManifest(file: string): Promise<Manifest> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch {
    // An incomplete manifest of an interrupted build only leads to a full render.
    return {};
  }
}

function hashOf(svg: string, picture: DrawnPicture): string {
  const settings =
    picture.kind === 'icon' ? ICON_FILES[picture.id] : [ENCODING, PICTURE_SIZES[picture.kind].widths];
  return createHash('sha256').update(svg).update(JSON.stringify(settings)).digest('hex').slice(0, 24);
}

async function encode(svg: string, picture: DrawnPicture): Promise<[file: string, data: Buffer][]> {
  if (picture.kind === 'icon') {
    const files = ICON_FILES[picture.id] ?? [];
    return Promise.all(
      files.map(async ({ file, size }) => [
        `${ICON_FOLDER}/${file}`,
        size === undefined ? Buffer.from(svg) : await rasterIcon(svg, size),
      ]),
    );
  }
  const { widths, width, height } = PICTURE_SIZES[picture.kind];
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#FFFFFF' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const outputs: [string, Buffer][] = [];
  for (const target of widths) {
    const resized = sharp(data, { raw }).resize(target, Math.round((target * height) / width));
    for (const format of PICTURE_FORMATS) {
      outputs.push([
        `${PICTURE_FOLDER}/${pictureFile(picture.id, target, format)}`,
        await toFormat(resized.clone(), format),
      ]);
    }
  }
  return outputs;
}

function toFormat(image: Sharp, format: PictureFormat): Promise<Buffer> {
  return format === 'avif' ? image.avif(ENCODING.avif).toBuffer() : image.webp(ENCODING.webp).toBuffer();
}

/** Rasterised at a higher density, so that a logo of 100 units is sharp at 512 pixels. */
function rasterIcon(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * 6 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

async function removeOrphans(outDir: string, before: Manifest, after: Manifest): Promise<void> {
  const kept = new Set(Object.values(after).flatMap((entry) => entry.files));
  const stale = Object.values(before)
    .flatMap((entry) => entry.files)
    .filter((file) => !kept.has(file));
  await Promise.all(stale.map((file) => rm(join(outDir, file), { force: true })));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = process.argv.slice(2);
  await renderPictures({
    outDir: 'public',
    ...(only.length > 0 ? { only } : {}),
    log: (line) => console.info(line),
  });
}
