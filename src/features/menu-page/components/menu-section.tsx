import { memo, useMemo } from 'react';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { menuWords as words } from '#src/features/menu/menu-words.ts';
import { classes } from '#src/ui/classes.ts';
import { groupAnchor } from '../group-anchor.ts';
import { blockCount, blocksOf } from '../menu-blocks.ts';
import { useNearSection } from '../near-screen.ts';
import { MenuBlock, WaitingBlock } from './menu-block.tsx';
import sizes from './card-size.module.css';
import styles from './menu-section.module.css';

interface MenuSectionProps {
  readonly group: MenuGroup;
  /** Blocks from the start that are drawn in the first render. */
  readonly firstBlocks: number;
  /** The page begins here. */
  readonly isFirst: boolean;
  /** The address asks for this group, and for this product in it. */
  readonly opened: boolean;
  readonly productId: string | undefined;
}

/** A group of the menu under its heading. The heading is always rendered, also while the dishes are far from the screen. */
export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  const { group, firstBlocks, isFirst, opened, productId } = props;
  const { name, cards, count } = group;
  const anchor = groupAnchor(group);
  const { range, watch } = useNearSection(firstBlocks, blockCount(count));
  const isNear = range !== null;
  // The same blocks as long as the cards are the same: a change of the address renders the section again, but not its blocks.
  const blocks = useMemo(() => (isNear ? blocksOf(cards, count) : []), [isNear, cards, count]);
  return (
    // The boot script (src/app/boot-page.ts) scrolls to `data-opened` before the app is loaded.
    <section
      ref={watch}
      id={anchor}
      aria-labelledby={`${anchor}-name`}
      className={classes(sizes.list, styles.section)}
      data-opened={opened ? '' : undefined}
    >
      <h2 id={`${anchor}-name`} tabIndex={-1} className={styles.name}>
        {name} <span className={styles.count}>{words.dishes(count)}</span>
      </h2>
      {!range && <WaitingBlock count={count} />}
      {blocks.map((block, index) => (
        <MenuBlock
          key={block.start}
          label={name}
          cards={block.cards}
          count={block.count}
          first={range !== null && index >= range.from && index < range.to}
          priority={isFirst && index === 0}
          productId={productId}
        />
      ))}
    </section>
  );
});
