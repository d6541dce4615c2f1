import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { blockCount } from './menu-blocks.ts';

/** Enough for the first screens, which can then be read before any script runs, or without one. */
const maxBlocks = 3;

interface DrawnFirst {
  /** Index of the group that the page begins with. */
  readonly begin: number;
  /** How many blocks of each group are drawn. */
  readonly blocks: readonly number[];
}

/**
 * What the first render of a menu draws: blocks from the opened group on, or from the first one where no group is opened. The server sends the
 * cards of these blocks, and the browser's first render draws the same ones, because hydration needs the same elements on both sides.
 */
export function drawnFirst(
  groups: readonly Pick<MenuGroup, 'id' | 'count'>[],
  openedId: string | undefined,
): DrawnFirst {
  const opened = groups.findIndex(({ id }) => id === openedId);
  const begin = Math.max(0, opened);
  let rest = maxBlocks;
  const blocks = groups.map(({ count }, index) => {
    const drawn = index < begin ? 0 : Math.min(rest, blockCount(count));
    rest -= drawn;
    return drawn;
  });
  return { begin, blocks };
}
