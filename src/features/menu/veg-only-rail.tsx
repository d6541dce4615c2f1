import { type ReactNode, useRef } from 'react';
import type { ProductCard } from '#schemas/entities/product.ts';
import { useVegOnly } from './use-veg-only.ts';
import styles from './veg-only-rail.module.css';
import { vegOnlyWords as words } from './veg-only-words.ts';

interface VegOnlyRailProps {
  readonly products: readonly ProductCard[];
  /** Draws the products that are shown, of which there is at least one. */
  readonly children: (shown: readonly ProductCard[]) => ReactNode;
}

/** A list of products outside the menu: while veg only is on, it shows the vegetarian ones, and says that others are hidden (MEN-19). */
export function VegOnlyRail({ products, children }: VegOnlyRailProps) {
  const { vegOnly, choose } = useVegOnly();
  const rail = useRef<HTMLDivElement>(null);
  const shown = vegOnly ? products.filter(isVegCard) : products;
  const hidden = products.length - shown.length;

  function showAll() {
    choose(false);
    // The pressed button is removed together with its line.
    rail.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={rail} tabIndex={-1} className={styles.rail}>
      {hidden > 0 && (
        <p className={styles.note}>
          <span className={styles.text}>{words.hidden(shown.length, hidden)}</span>{' '}
          <button type="button" className={styles.showAll} onClick={showAll}>
            {words.showAll}
          </button>
        </p>
      )}
      {shown.length > 0 && children(shown)}
    </div>
  );
}

function isVegCard({ vegForm, foodType }: ProductCard): boolean {
  return vegForm ?? foodType === 0;
}
