import { type CSSProperties, memo, Suspense, useCallback, useState } from 'react';
import type { MenuCard as Product } from '#src/features/menu/menu-card.ts';
import { Gated } from '#src/ui/hydration-gate/gated.tsx';
import { createHydrationGate } from '#src/ui/hydration-gate/hydration-gate.ts';
import { useNearScreen } from '../near-screen.ts';
import { MenuCard } from './menu-card.tsx';
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

/** A few cards of a group: drawn near the screen, a box of the same height far from it. */
export const MenuBlock = memo(function MenuBlock(props: MenuBlockProps) {
  const { cards, count, first, priority, productId, label } = props;
  const { isDrawn, watch } = useNearScreen(first, cards);
  const [gate] = useState(createHydrationGate);
  const frame = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const forget = watch(element);
      const unwatch = gate.watch(element);
      return () => {
        forget?.();
        unwatch();
      };
    },
    [watch, gate],
  );
  const isHere = isDrawn && cards.length > 0;
  return (
    <div
      ref={frame}
      className={styles.block}
      style={rows(count)}
      data-menu-block=""
      data-waiting={isHere ? undefined : ''}
    >
      {isHere && (
        <Suspense>
          <Gated gate={gate}>
            <ul className={styles.cards} aria-label={label}>
              {cards.map((product, index) => (
                <MenuCard
                  key={product.productId}
                  product={product}
                  priority={priority && index < urgentCards}
                  opened={product.productId === productId}
                />
              ))}
            </ul>
          </Gated>
        </Suspense>
      )}
    </div>
  );
});
