import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { Spinner } from '#src/ui/spinner/spinner.tsx';
import styles from './choice-row.module.css';

interface ChoiceRowProps {
  icon?: IconName;
  title: string;
  text?: string | undefined;
  /** The lookup for this choice is running. */
  busy: boolean;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
  onChoose: () => void;
  /** A button beside the choice takes it off the list. */
  removal?: { readonly label: string; readonly onRemove: () => void };
  /** The row gets the focus when it appears. */
  takesFocus?: boolean;
}

/** A button in a list: a locality or a recent place. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { icon = 'location', title, text, busy, refusal, onChoose, removal, takesFocus = false } = props;
  const row = useRef<HTMLButtonElement>(null);
  const takesFocusNow = useRef(takesFocus);
  useLayoutEffect(() => {
    if (takesFocusNow.current) row.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className={styles.line}>
        <button
          ref={row}
          type="button"
          className={styles.row}
          aria-busy={busy || undefined}
          onClick={onChoose}
        >
          <span className={styles.icon}>
            <Icon name={icon} size={20} />
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{title}</span>
            {text && <span className={styles.quiet}> {text}</span>}
          </span>
          <span className={styles.end}>{busy ? <Spinner /> : <Icon name="chevron-right" size={18} />}</span>
        </button>
        {removal && (
          <IconButton
            icon="close"
            iconSize={18}
            label={removal.label}
            className={styles.remove}
            onClick={removal.onRemove}
          />
        )}
      </div>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
    </>
  );
}
