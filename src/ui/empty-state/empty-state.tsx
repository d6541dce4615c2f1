import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Id of a scene of the pictures. */
  pictureId?: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** The picture is small and beside the words, where the page goes on below. */
  compact?: boolean;
}

/** Shown where there is no content yet, with a friendly text and the next step. */
export function EmptyState({ pictureId, title, text, action, compact = false }: EmptyStateProps) {
  return (
    <div className={compact ? styles.compact : styles.empty}>
      {pictureId && (
        <Picture
          id={pictureId}
          kind="scene"
          alt=""
          sizes={compact ? '112px' : '280px'}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {action}
      </div>
    </div>
  );
}
