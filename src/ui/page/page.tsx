import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './page.module.css';

export interface PageProps {
  /** 'narrow' for forms and reading, 'column' for everything else. */
  width?: 'column' | 'narrow';
  /** A sticky column to the right from 1024 px, such as the cart beside the menu. Hidden on narrower screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The column in which a screen is laid out. The `<main>` around it belongs to the app. */
export function Page({ width = 'column', aside, children }: PageProps) {
  return (
    <div className={classes(styles.page, styles[width], Boolean(aside) && styles.withAside)}>
      <div className={styles.content}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
