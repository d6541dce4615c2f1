import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './floating-bar.module.css';

export interface FloatingBarProps {
  /** What the bar is for screen readers: 'Cart', 'Total'. */
  label: string;
  /** Above the bottom bar, or at the screen's edge on a page that has none. */
  above?: 'bottom-bar' | 'edge';
  /** Where the same is in sight on a wide screen, as the cart beside the menu. */
  hiddenWhenWide?: boolean;
  children: ReactNode;
}

/** Holds the next thing to do above the page: 'View cart', 'Add · ₹499'. Keeps its place free at the page's end. */
export function FloatingBar({ label, above = 'edge', hiddenWhenWide = false, children }: FloatingBarProps) {
  const wide = hiddenWhenWide && styles.hiddenWhenWide;
  return (
    <>
      <div className={classes(styles.place, wide)} />
      <section aria-label={label} className={classes(styles.bar, styles[above], wide)}>
        {children}
      </section>
    </>
  );
}
