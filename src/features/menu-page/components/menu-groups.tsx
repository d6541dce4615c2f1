import { memo, useState } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { blockCount } from '../menu-preview.ts';
import { MenuSection } from './menu-section.tsx';
import styles from './menu-groups.module.css';

/** So many blocks are drawn at once, as many as the server sends: they fill the first screens. */
const firstBlocks = 3;

interface MenuGroupsProps {
  readonly groups: readonly MenuGroup[];
  /** The group that the address asks for. */
  readonly opened: MenuGroup | undefined;
  readonly productId: string | undefined;
}

/** How many blocks of each group are in the first render, beginning with the group `from`. */
function blocksAtOnce(groups: readonly MenuGroup[], from: number): readonly number[] {
  const taken: number[] = [];
  let room = firstBlocks;
  for (const [index, { count }] of groups.entries()) {
    const blocks = index < from ? 0 : Math.min(room, blockCount(count));
    room -= blocks;
    taken.push(blocks);
  }
  return taken;
}

/** All groups of the menu, one below the other. */
export const MenuGroups = memo(function MenuGroups({ groups, opened, productId }: MenuGroupsProps) {
  // Where the page began: what was drawn in the first render is said once, not again with every address.
  const [begin] = useState(opened?.id);
  const from = Math.max(
    0,
    groups.findIndex(({ id }) => id === begin),
  );
  const blocks = blocksAtOnce(groups, from);
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => (
        <MenuSection
          key={group.id}
          group={group}
          firstBlocks={blocks[index] ?? 0}
          isFirst={index === from}
          opened={group.id === opened?.id}
          productId={group.id === opened?.id ? productId : undefined}
        />
      ))}
    </div>
  );
});
