import {
  PICTURE_FOLDER,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureKind,
  pictureFile,
} from '../pictures/sizes.ts';

export interface PictureSources {
  avif: string;
  webp: string;
  /** For browsers that know neither srcset nor AVIF. */
  fallback: string;
  width: number;
  height: number;
}

/** Addresses of the files of a picture, one per width and format. */
export function pictureSources(id: string, kind: PictureKind): PictureSources {
  const { widths, width, height } = PICTURE_SIZES[kind];
  // The id comes from a document: encoded, it can only name a file in the folder of the pictures.
  const name = encodeURIComponent(id);
  const file = (at: number, format: PictureFormat) => `/${PICTURE_FOLDER}/${pictureFile(name, at, format)}`;
  const set = (format: PictureFormat) => widths.map((at) => `${file(at, format)} ${at}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: file(widths[1], 'webp'), width, height };
}
