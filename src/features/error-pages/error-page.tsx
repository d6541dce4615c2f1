import type { ReactNode } from 'react';
import { Picture } from '#src/ui/picture/picture.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  /** Id of a scene in the picture library; left out where the picture might not load. */
  pictureId?: string;
  title: string;
  text?: ReactNode;
  /** Links and buttons that lead to other pages. */
  children?: ReactNode;
}

/** A page that states the problem and offers links or buttons to continue. */
export function ErrorPage({ pictureId, title, text, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {pictureId && (
        <Picture id={pictureId} kind="scene" alt="" sizes="340px" priority className={styles.picture} />
      )}
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
