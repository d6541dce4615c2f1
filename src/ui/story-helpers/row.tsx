import type { ReactNode } from 'react';
import styles from './row.module.css';

/** Lays the states of a component out side by side in its stories. */
export function Row({ children, stacked = false }: { children: ReactNode; stacked?: boolean }) {
  return <div className={stacked ? styles.stack : styles.row}>{children}</div>;
}
