import { useMemo } from 'react';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { menuWords as words, resultsHeading } from '#src/features/menu/menu-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { blocksOf } from '../menu-blocks.ts';
import { MenuBlock } from './menu-block.tsx';
import styles from './menu-section.module.css';

interface MenuResultsProps {
  readonly cards: readonly MenuCard[];
  readonly text: string;
  readonly vegOnly: boolean;
  readonly onShowAll: () => void;
}

/** The results of a search, best matches first. */
export function MenuResults({ cards, text, vegOnly, onShowAll }: MenuResultsProps) {
  const blocks = useMemo(() => blocksOf(cards, cards.length), [cards]);
  const heading = resultsHeading(cards.length, text);
  return (
    <section aria-label={words.search} className={styles.section}>
      {cards.length === 0 ? (
        <EmptyState
          title={heading}
          text={vegOnly ? words.noVegResultText : words.noResultText}
          action={
            vegOnly && (
              <Button variant="secondary" onClick={onShowAll}>
                {words.showAll}
              </Button>
            )
          }
        />
      ) : (
        <>
          <h2 className={styles.name}>{heading}</h2>
          {blocks.map((block, index) => (
            <MenuBlock
              key={block.start}
              label={heading}
              cards={block.cards}
              count={block.count}
              first={index === 0}
              priority={false}
            />
          ))}
        </>
      )}
    </section>
  );
}
