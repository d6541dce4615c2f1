import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { uiWords } from '../words.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What the customer can do. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** The retry is running. */
  busy?: boolean;
  /** Another action beside the retry. */
  action?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, retryLabel = uiWords.retry, busy = false, action } = props;
  return (
    <div role="alert" className={styles.error}>
      <span className={styles.sign}>
        <Icon name="warning" size={28} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  );
}
