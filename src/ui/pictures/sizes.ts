/**
 * What components need to know of pictures, without the drawing code: the folder, the widths of the files, and the aspect ratio to reserve.
 * Constants and one function only, because it is in the first scripts.
 */
export const PICTURE_SIZES = {
  product: { width: 640, height: 640, widths: [160, 320, 640] },
  category: { width: 640, height: 640, widths: [96, 144, 192, 384] },
  ingredient: { width: 320, height: 320, widths: [96, 192] },
  banner: { width: 1200, height: 600, widths: [480, 640, 800, 1200] },
  scene: { width: 800, height: 600, widths: [320, 640] },
} as const;

export type PictureKind = keyof typeof PICTURE_SIZES;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The folder under the site's root; the page's base path comes before it. */
export const PICTURE_FOLDER = 'pictures';

export const ICON_FOLDER = 'icons';

export function pictureFile(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}
