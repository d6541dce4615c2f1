import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  tone?: 'surface' | 'wash' | 'outline';
  padding?: 'none' | 'small' | 'medium';
  /** The whole card reacts to hover, because a link or a button inside covers it. */
  interactive?: boolean;
}

export function Card(props: CardProps) {
  const { as = 'div', tone = 'surface', padding = 'medium', interactive = false, className, ...rest } = props;
  // The four elements take the same attributes, which TypeScript cannot see in the union of their prop types.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classes(
        styles.card,
        styles[tone],
        styles[`padding-${padding}`],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}
