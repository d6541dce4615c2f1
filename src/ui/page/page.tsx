import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './page.module.css';

export interface PageProps {
  /** 'narrow' for forms and reading, 'column' for everything else. */
  width?: 'column' | 'narrow';
  /** Stands to the right from 1024 px and sticks there, such as the cart beside the menu. Hidden below. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The column a screen is laid out in. The `<main>` around it is the app's. */
export function Page({ width = 'column', aside, children }: PageProps) {
  return (
    <div className={classes(styles.page, styles[width], Boolean(aside) && styles.withAside)}>
      <div className={styles.content}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
