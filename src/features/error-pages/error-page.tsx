import type { ReactNode } from 'react';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  /** A scene of the picture library; none where it could not load. */
  pictureId?: string;
  /** A quiet word over the title. */
  eyebrow?: string;
  title: string;
  text?: ReactNode;
  /** The ways on. */
  children?: ReactNode;
}

/** A page that says what is the matter and offers the way on. */
export function ErrorPage({ pictureId, eyebrow, title, text, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {pictureId && (
        <Picture id={pictureId} kind="scene" alt="" sizes="340px" priority className={styles.picture} />
      )}
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
