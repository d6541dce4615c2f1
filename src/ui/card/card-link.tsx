import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import { classes } from '../classes.ts';
import styles from './card.module.css';

/** A link whose text names the card and whose area is the whole card around it. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes(styles.cover, className)} />;
}

/** Holds the controls of a card with a CardLink that keep their own press. */
export function AboveCardLink({ children }: { children: ReactNode }) {
  return <div className={styles.above}>{children}</div>;
}
