import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './floating-bar.module.css';

export interface FloatingBarProps {
  /** Name of the bar for screen readers: 'Cart', 'Total'. */
  label: string;
  /** Above the bottom bar, or at the screen's edge on a page that has none. */
  above?: 'bottom-bar' | 'edge';
  /** For content that a wide screen shows elsewhere, such as the cart beside the menu. */
  hiddenWhenWide?: boolean;
  children: ReactNode;
}

/** Writes the height of the bar to the page, for what is placed above it. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--floating-bar-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

/** Shows the next step over the page: 'View cart', 'Add · ₹499'. Reserves its height at the end of the page. */
export function FloatingBar({ label, above = 'edge', hiddenWhenWide = false, children }: FloatingBarProps) {
  const wide = hiddenWhenWide && styles.hiddenWhenWide;
  return (
    <>
      <div className={classes(styles.place, wide)} />
      <section ref={tellHeight} aria-label={label} className={classes(styles.bar, styles[above], wide)}>
        {children}
      </section>
    </>
  );
}
