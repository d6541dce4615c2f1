import { memo, useState } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { drawnFirst } from '../drawn-first.ts';
import { MenuSection } from './menu-section.tsx';
import styles from './menu-list.module.css';

interface MenuListProps {
  readonly groups: readonly MenuGroup[];
  /** The group that the address asks for. */
  readonly opened: MenuGroup | undefined;
  readonly productId: string | undefined;
}

/** All groups of the menu, one below the other. */
export const MenuList = memo(function MenuList({ groups, opened, productId }: MenuListProps) {
  // What is drawn first depends on the address that the page was opened with, not on later ones.
  const [firstId] = useState(opened?.id);
  const { begin, blocks } = drawnFirst(groups, firstId);
  return (
    <div className={styles.list}>
      {groups.map((group, index) => (
        <MenuSection
          key={group.id}
          group={group}
          firstBlocks={blocks[index] ?? 0}
          isFirst={index === begin}
          opened={group.id === opened?.id}
          productId={group.id === opened?.id ? productId : undefined}
        />
      ))}
    </div>
  );
});
