import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { blockCount, blockSize } from './menu-preview.ts';

/** A few cards that are drawn, or not drawn, together. */
export interface CardsBlock {
  /** Place of its first card in the list. */
  readonly start: number;
  /** Fewer than `count` while the rest of the menu is on its way. */
  readonly cards: readonly MenuCard[];
  readonly count: number;
}

/** Cuts a list of `count` cards, of which the first are known, into blocks. */
export function blocksOf(cards: readonly MenuCard[], count: number): readonly CardsBlock[] {
  return Array.from({ length: blockCount(count) }, (_, block) => {
    const start = block * blockSize;
    return { start, cards: cards.slice(start, start + blockSize), count: Math.min(blockSize, count - start) };
  });
}
