import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { DrawnPicture } from '../pictures.ts';
import {
  ICON_FOLDER,
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  pictureFile,
} from '../sizes.ts';

/**
 * The lowest encoding effort, because customers of a fresh server wait for it. The next level takes four times as long per picture and saves a
 * sixth of its bytes. Quality 54 takes a quarter more bytes, and with two pixels of the screen for each of CSS nobody sees a difference.
 */
const ENCODING = {
  avif: { quality: 48, effort: 0, chromaSubsampling: '4:2:0' },
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

/** Changes with the drawing and with the settings that its files are made with. */
export function hashOf(svg: string, picture: DrawnPicture): string {
  const settings =
    picture.kind === 'icon' ? ICON_FILES[picture.id] : [ENCODING, PICTURE_SIZES[picture.kind].widths];
  return createHash('sha256').update(svg).update(JSON.stringify(settings)).digest('hex').slice(0, 24);
}

/** The files of a picture, with their paths below the site's root. */
export async function encodePicture(
  svg: string,
  picture: DrawnPicture,
): Promise<[file: string, data: Buffer][]> {
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
