import { type CSSProperties, memo, Suspense } from 'react';
import type { MenuCard as Product } from '#src/features/menu/menu-card.ts';
import { useNearScreen } from '../near-screen.ts';
import { MenuProduct } from './menu-product.tsx';
import styles from './menu-block.module.css';

interface MenuBlockProps {
  /** Fewer than `count` while the rest of the menu is on its way. */
  readonly cards: readonly Product[];
  readonly count: number;
  /** Drawn in the first render. */
  readonly first: boolean;
  /** Pictures at the top of the page are wanted before any other. */
  readonly priority: boolean;
  /** The product that the address asks for. */
  readonly productId?: string | undefined;
  /** Cards of one list, for screen readers. */
  readonly label: string;
}

const urgentCards = 2;

function rows(count: number): CSSProperties {
  return { '--rows-of-one': count, '--rows-of-two': Math.ceil(count / 2) } as CSSProperties;
}

/** Stands for cards far from the screen, as high as they are. */
export function WaitingBlock({ count }: { count: number }) {
  return <div className={styles.block} style={rows(count)} data-menu-block="" data-waiting="" />;
}

/** A list of cards is the same list as long as it holds the same cards. */
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
      className={styles.block}
      style={rows(count)}
      data-menu-block=""
      data-waiting={isHere ? undefined : ''}
    >
      {isHere && (
        // Each block is taken over from the server in its own time, and one that is touched before the others.
        <Suspense>
          <ul className={styles.cards} aria-label={label}>
            {cards.map((product, index) => (
              <MenuProduct
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
