import type { DrawnPicture } from '../pictures.ts';

/** The pictures that are still to be drawn: those that somebody waits for in the order they were asked for, then the others. */
export type PictureQueue = {
  next(): DrawnPicture | undefined;
  length(): number;
  /** Moves a picture to those that are waited for. */
  wanted(id: string): void;
};

export function createPictureQueue(pictures: readonly DrawnPicture[]): PictureQueue {
  const others = [...pictures];
  const waitedFor: DrawnPicture[] = [];
  return {
    next: () => waitedFor.shift() ?? others.shift(),
    length: () => waitedFor.length + others.length,
    wanted(id) {
      const index = others.findIndex((picture) => picture.id === id);
      if (index !== -1) waitedFor.push(...others.splice(index, 1));
    },
  };
}

/** The pictures that a text names come first, in its order. */
export function namedFirst(pictures: readonly DrawnPicture[], text: string): DrawnPicture[] {
  const place = ({ id }: DrawnPicture) => {
    const at = text.indexOf(`"${id}"`);
    return at === -1 ? text.length : at;
  };
  return pictures.toSorted((left, right) => place(left) - place(right));
}
