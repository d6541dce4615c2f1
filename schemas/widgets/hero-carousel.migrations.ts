// Zod-free: ships to the browser with the engine.
import type { Migration } from '../engine/contract.ts';

/** Version 1 had `images` of `{title, image, url}`; version 2 has `slides` with words and a link action. */
function slidesNotImages({ images, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(images)) return rest;
  return {
    ...rest,
    slides: images.map((image: unknown) => {
      if (typeof image !== 'object' || image === null) return image;
      const { title, image: picture, url, ...kept } = image as Record<string, unknown>;
      return {
        ...kept,
        heading: title,
        picture,
        ...(url === undefined ? {} : { link: { action: 'path', to: url } }),
      };
    }),
  };
}

export const migrations: readonly Migration[] = [slidesNotImages];
