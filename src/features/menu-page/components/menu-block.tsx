import { type CSSProperties, memo, Suspense } from 'react';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { useNearScreen } from '../near-screen.ts';
import { classes } from '#src/ui/classes.ts';
import sizes from './card-size.module.css';
import { DishCard } from './dish-card.tsx';
import styles from './menu-block.module.css';

interface MenuBlockProps {
  /** Fewer than `count` while the rest of the menu is loading. */
  readonly cards: readonly MenuCard[];
  readonly count: number;
  /** Drawn in the first render. */
  readonly first: boolean;
  /** The block is at the top of the page: its first pictures load before all others. */
  readonly priority: boolean;
  /** The product that the address asks for. */
  readonly productId?: string | undefined;
  /** Name of the list, for screen readers. */
  readonly label: string;
}

const urgentCards = 2;

const blockClass = classes(sizes.sized, styles.block);

function rows(count: number): CSSProperties {
  return { '--rows-of-one': count, '--rows-of-two': Math.ceil(count / 2) } as CSSProperties;
}

/** An empty box as high as the cards that it stands for. */
export function WaitingBlock({ count }: { count: number }) {
  return <div className={blockClass} style={rows(count)} data-menu-block="" data-waiting="" />;
}

/** Compares lists by their cards: a new list with the same cards is not rendered again. */
function isSame({ cards, ...rest }: MenuBlockProps, { cards: nowCards, ...now }: MenuBlockProps): boolean {
  return (
    cards.length === nowCards.length &&
    cards.every((card, index) => card === nowCards[index]) &&
    (Object.keys(now) as (keyof typeof now)[]).every((name) => rest[name] === now[name])
  );
}

/** A few cards of a group: drawn near the screen, a box of the same height far from it. */
export const MenuBlock = memo(function MenuBlock(props: MenuBlockProps) {
  const { cards, count, first, priority, productId, label } = props;
  const { isDrawn, watch } = useNearScreen(first, cards);
  const isHere = isDrawn && cards.length > 0;
  return (
    <div
      ref={watch}
      className={blockClass}
      style={rows(count)}
      data-menu-block=""
      data-waiting={isHere ? undefined : ''}
    >
      {isHere && (
        // A Suspense boundary: React hydrates each block separately, and first the one that is touched.
        <Suspense>
          <ul className={styles.cards} aria-label={label}>
            {cards.map((product, index) => (
              <DishCard
                key={product.productId}
                product={product}
                priority={priority && index < urgentCards}
                opened={product.productId === productId}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </div>
  );
}, isSame);
