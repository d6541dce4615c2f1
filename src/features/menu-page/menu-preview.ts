import type { OrderTypeCode } from '#schemas/node.ts';
import { findGroup } from '#src/features/menu/find-group.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import type { MenuTarget } from '#src/features/navigation/read-menu-path.ts';
import { drawnFirst } from './drawn-first.ts';
import { blockSize } from './menu-blocks.ts';

/** What the server sends with a page of the menu: the names of all groups, and the cards that are drawn first. The whole menu follows. */
export interface MenuPreview {
  readonly groups: readonly MenuGroup[];
}

/** SWR's key of it. */
export function menuPreviewKey(storeId: string, orderType: OrderTypeCode): string {
  return `menu-preview/${storeId}/${orderType}`;
}

/** Keeps all groups of a menu, and of their cards those that are drawn first. */
export function previewOf(groups: readonly MenuGroup[], target: MenuTarget): MenuPreview {
  const { blocks } = drawnFirst(groups, findGroup(groups, target)?.id);
  return {
    groups: groups.map((group, index) => ({
      ...group,
      cards: group.cards.slice(0, (blocks[index] ?? 0) * blockSize),
    })),
  };
}
