import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Id of a scene of the pictures. */
  pictureId?: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Shown where there is no content yet, with a friendly text and the next step. */
export function EmptyState({ pictureId, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {pictureId && <Picture id={pictureId} kind="scene" alt="" sizes="280px" className={styles.picture} />}
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
