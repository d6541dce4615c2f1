import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'primary' | 'praise' | 'secondary' | 'good' | 'bad' | 'warning' | 'quiet';
  children: ReactNode;
}

/** A short state or claim: 'Bestseller', 'Sold out', '20% off'. Use the tone 'primary' on a picture and the less prominent 'praise' in text. */
export function Badge({ tone = 'primary', children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
