import type { MenuCard } from '#src/features/menu/menu-card.ts';

/** Cards in a block. Blocks are drawn while they are near the screen, and are a box of the same height otherwise. */
export const blockSize = 4;

export function blockCount(cards: number): number {
  return Math.ceil(cards / blockSize);
}

/** A few cards that are drawn, or not drawn, together. */
export interface CardsBlock {
  /** Index of its first card in the list. */
  readonly start: number;
  /** Fewer than `count` while the rest of the menu is loading. */
  readonly cards: readonly MenuCard[];
  readonly count: number;
}

/** Divides a list of `count` cards, of which the first are known, into blocks. */
export function blocksOf(cards: readonly MenuCard[], count: number): readonly CardsBlock[] {
  return Array.from({ length: blockCount(count) }, (_, block) => {
    const start = block * blockSize;
    return { start, cards: cards.slice(start, start + blockSize), count: Math.min(blockSize, count - start) };
  });
}
