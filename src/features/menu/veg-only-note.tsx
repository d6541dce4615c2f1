import { useRef } from 'react';
import { useVegOnly } from './use-veg-only.ts';
import styles from './veg-only-note.module.css';
import { vegOnlyWords as words } from './veg-only-words.ts';

/** Says outside the menu that veg only hides a part of the page, with the way to see it (MEN-19). While it is off, nothing is shown. */
export function VegOnlyNote() {
  const { vegOnly, choose } = useVegOnly();
  const place = useRef<HTMLDivElement>(null);

  function showAll() {
    choose(false);
    // The pressed button is removed together with its line.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {vegOnly && (
        <p className={styles.note}>
          <span className={styles.text}>{words.hidden}</span>{' '}
          <button type="button" className={styles.showAll} onClick={showAll}>
            {words.showAll}
          </button>
        </p>
      )}
    </div>
  );
}
