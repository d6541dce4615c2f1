import { Children, type CSSProperties, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { uiWords } from '../words.ts';
import styles from './rail.module.css';
import { useScrollEdges } from './use-scroll-edges.ts';

export interface RailProps {
  /** What the list holds, for screen readers. */
  label: string;
  /** The width of an item as a CSS length; items that know their own width leave it out. */
  itemWidth?: string;
  children: ReactNode;
}

/** A list that scrolls sideways, by touch, wheel and arrow keys, and on wide screens by two buttons. */
export function Rail({ label, itemWidth, children }: RailProps) {
  const scroller = useRef<HTMLElement>(null);
  const edges = useScrollEdges(scroller, Children.count(children));

  function page(direction: 1 | -1) {
    const element = scroller.current;
    if (element) element.scrollLeft += direction * element.clientWidth * 0.8;
  }

  return (
    <div className={styles.rail}>
      {/* Arrow keys scroll the focused element, so the scroller must be focusable. */}
      <section
        ref={scroller}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        className={styles.scroller}
        data-before={edges.before ? '' : undefined}
        data-after={edges.after ? '' : undefined}
      >
        <ul className={styles.items} style={{ '--rail-item': itemWidth } as CSSProperties}>
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
      </section>
      {/* For the mouse only: the keyboard scrolls without them, and a screen reader reads the list. */}
      <div aria-hidden="true" className={styles.buttons}>
        <IconButton
          icon="chevron-left"
          label={uiWords.previous}
          variant="raised"
          tabIndex={-1}
          disabled={!edges.before}
          className={styles.previous}
          onClick={() => page(-1)}
        />
        <IconButton
          icon="chevron-right"
          label={uiWords.next}
          variant="raised"
          tabIndex={-1}
          disabled={!edges.after}
          className={styles.next}
          onClick={() => page(1)}
        />
      </div>
    </div>
  );
}
