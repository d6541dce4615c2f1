import type { OrderTypeCode } from '#schemas/node.ts';
import { findGroup } from '#src/features/menu/find-group.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import type { MenuTarget } from '#src/features/navigation/read-menu-path.ts';

/** Cards in a block: blocks are drawn while they are near the screen, and are a box of the same height otherwise. */
export const blockSize = 4;
export const blockCount = (cards: number) => Math.ceil(cards / blockSize);
/** So many cards are in the server's HTML: the first screens, readable before and without any script. */
const serverCards = 3 * blockSize;

/** What a page of the menu is sent with: the names of all groups, and the cards of the first screens. The whole menu follows. */
export interface MenuPreview {
  readonly groups: readonly MenuGroup[];
}

/** SWR's key of it. */
export function menuPreviewKey(storeId: string, orderType: OrderTypeCode): string {
  return `menu-preview/${storeId}/${orderType}`;
}

/** The group that a page begins with, so that its first cards are there at once: the one that the address asks for, else the first. */
export function firstGroup(groups: readonly MenuGroup[], target: MenuTarget): number {
  const found = findGroup(groups, target);
  return found ? groups.indexOf(found) : 0;
}

/** Keeps of a menu what the first screens of a page show. */
export function previewOf(groups: readonly MenuGroup[], target: MenuTarget): MenuPreview {
  const from = firstGroup(groups, target);
  let room = serverCards;
  return {
    groups: groups.map((group, index) => {
      const taken = index < from ? 0 : Math.min(group.count, room);
      // A group that would be cut within a block is shown by whole blocks.
      room -= blockCount(taken) * blockSize;
      return { ...group, cards: group.cards.slice(0, Math.max(0, taken)) };
    }),
  };
}
