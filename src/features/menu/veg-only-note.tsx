import { useRef } from 'react';
import { useVegOnly } from './use-veg-only.ts';
import styles from './veg-only-note.module.css';
import { vegOnlyNoteWords as words } from './veg-only-note-words.ts';
import { vegOnlyWords } from './veg-only-words.ts';

interface VegOnlyNoteProps {
  /** The menu hides dishes alone, other pages also offers. */
  readonly on?: 'menu' | 'page';
  /** Gives the focus to another control when everything is shown: the pressed button is removed. By default its place gets it. */
  readonly onShowAll?: () => void;
}

/** Says that veg only hides a part of the page, with the way to see it (MEN-19). While it is off, nothing is shown. */
export function VegOnlyNote({ on = 'page', onShowAll }: VegOnlyNoteProps) {
  const { vegOnly, choose } = useVegOnly();
  const place = useRef<HTMLDivElement>(null);

  function showAll() {
    choose(false);
    if (onShowAll) onShowAll();
    else place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {vegOnly && (
        <p className={styles.note}>
          <span className={styles.text}>{words[on]}</span>{' '}
          <button type="button" className={styles.showAll} onClick={showAll}>
            {vegOnlyWords.showAll}
          </button>
        </p>
      )}
    </div>
  );
}
