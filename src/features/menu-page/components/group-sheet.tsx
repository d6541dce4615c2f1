import { type MouseEvent, useRef } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { isPlainClick } from '#src/features/navigation/app-anchor.tsx';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { groupPath } from '../group-anchor.ts';
import { useCurrentGroup } from '../use-current-group.ts';
import styles from './group-sheet.module.css';

interface GroupSheetProps {
  readonly open: boolean;
  readonly groups: readonly MenuGroup[];
  readonly onOpenChange: (open: boolean) => void;
  /** Called with the path of a group when the sheet is gone, so that the focus can go to its heading. */
  readonly onOpen: (path: string) => void;
}

/** The categories of the menu, each with the number of its dishes. */
export function GroupSheet({ open, groups, onOpenChange, onOpen }: GroupSheetProps) {
  const chosen = useRef<string | null>(null);
  const current = useCurrentGroup(groups);

  function choose(event: MouseEvent<HTMLAnchorElement>, path: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chosen.current = path;
    onOpenChange(false);
  }

  function goThere() {
    const path = chosen.current;
    chosen.current = null;
    if (path !== null) onOpen(path);
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} onClosed={goThere} title={words.categories}>
      <ul className={styles.list}>
        {groups.map((group) => {
          const path = groupPath(group);
          return (
            <li key={group.id}>
              <AppLink
                to={path}
                className={styles.group}
                aria-current={group.id === current ? 'true' : undefined}
                onClick={(event: MouseEvent<HTMLAnchorElement>) => choose(event, path)}
              >
                <span className={styles.name}>{group.name}</span>{' '}
                <span className={styles.count}>{words.dishes(group.count)}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
