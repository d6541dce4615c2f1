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
}

/** A button in a list: a locality or a recent place. */
export function ChoiceRow({ icon = 'location', title, text, busy, refusal, onChoose }: ChoiceRowProps) {
  return (
    <>
      <button type="button" className={styles.row} aria-busy={busy || undefined} onClick={onChoose}>
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {text && <span className={styles.quiet}> {text}</span>}
        </span>
        <span className={styles.end}>{busy ? <Spinner /> : <Icon name="chevron-right" size={18} />}</span>
      </button>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
    </>
  );
}
