import { memo, type MouseEvent, useEffect, useRef } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { isPlainClick } from '#src/features/navigation/app-anchor.tsx';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { groupPath } from '../group-anchor.ts';
import { useCurrentGroup } from '../use-current-group.ts';
import styles from './category-bar.module.css';

interface CategoryBarProps {
  readonly groups: readonly MenuGroup[];
  /** Variant of `menuHeader`: in C they are two rows at the top of the menu, in others a bar that stays (EXP-12). */
  readonly header?: string | undefined;
  readonly onOpen: (path: string) => void;
}

interface ItemProps {
  readonly name: string;
  readonly path: string;
  readonly isCurrent: boolean;
  readonly onOpen: (path: string) => void;
}

/** Memoised: of up to a hundred items only the two whose mark changes are rendered again. */
const Item = memo(function Item({ name, path, isCurrent, onOpen }: ItemProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(path);
  }

  return (
    <li>
      <AppLink to={path} className={styles.item} aria-current={isCurrent ? 'true' : undefined} onClick={open}>
        {name}
      </AppLink>
    </li>
  );
});

/** Links to the groups of the menu: a bar above the dishes, and on a wide screen a list at the left. */
export const CategoryBar = memo(function CategoryBar({ groups, header, onOpen }: CategoryBarProps) {
  const current = useCurrentGroup(groups) ?? groups[0]?.id;
  const bar = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = bar.current;
    const item = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !item || typeof IntersectionObserver === 'undefined') return undefined;
    // The observer reports the position after the next layout. Measuring here would force an extra one.
    const observer = new IntersectionObserver(
      ([measured]) => {
        observer.disconnect();
        if (!measured?.rootBounds) return;
        const { boundingClientRect: box, rootBounds: seen } = measured;
        // Scrolls the bar only, not the page.
        list.scrollLeft += box.left - seen.left - (seen.width - box.width) / 2;
        if (box.top < seen.top || box.bottom > seen.bottom) list.scrollTop += box.bottom - seen.bottom;
      },
      { root: list },
    );
    observer.observe(item);
    return () => observer.disconnect();
  }, [current]);

  return (
    <nav aria-label={words.categories} className={styles.bar} data-header={header}>
      <ul ref={bar} className={styles.list}>
        {groups.map((group) => (
          <Item
            key={group.id}
            name={group.name}
            path={groupPath(group)}
            isCurrent={group.id === current}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </nav>
  );
});
