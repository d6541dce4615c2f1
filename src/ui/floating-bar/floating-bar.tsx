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

/** The height of a bar with one line of text, in px. */
const usualHeight = 64;
/** Between a bar and what was scrolled to above it, in px. */
const scrollGap = 24;

function tell({ style }: HTMLElement, height: number) {
  if (height > 0) style.setProperty('--floating-bar-height', `${height}px`);
  else style.removeProperty('--floating-bar-height');
}

/**
 * Tells the bar's place in the page how high the bar is, and the page how much of its end is covered: in px, because with each change of a variable
 * of the page the browser finds the styles of all of it anew. So that variable is written only for an unusual height, and where others stand above.
 */
const tellHeight = (hasOthersAbove: boolean) => (bar: HTMLElement | null) => {
  if (!bar || typeof ResizeObserver === 'undefined') return;
  const place = bar.previousElementSibling as HTMLElement;
  const { documentElement: page } = document;
  const observer = new ResizeObserver(() => {
    const height = bar.offsetHeight;
    tell(place, height);
    if (hasOthersAbove) tell(page, height === usualHeight ? 0 : height);
    // A bar without a box covers nothing. Its offset, unlike its rectangle, is without the animation in which it appears.
    page.style.scrollPaddingBlockEnd = height > 0 ? `${page.clientHeight - bar.offsetTop + scrollGap}px` : '';
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    tell(page, 0);
    page.style.scrollPaddingBlockEnd = '';
  };
};

const tellHeightAlone = tellHeight(false);
const tellHeightBelowOthers = tellHeight(true);

/** Shows the next step over the page: 'View cart', 'Add · ₹499'. Reserves its height at the end of the page. */
export function FloatingBar({ label, above = 'edge', hiddenWhenWide = false, children }: FloatingBarProps) {
  const wide = hiddenWhenWide && styles.hiddenWhenWide;
  return (
    <>
      <div className={classes(styles.place, wide)} />
      <section
        ref={hiddenWhenWide ? tellHeightBelowOthers : tellHeightAlone}
        aria-label={label}
        className={classes(styles.bar, styles[above], wide)}
      >
        {children}
      </section>
    </>
  );
}
