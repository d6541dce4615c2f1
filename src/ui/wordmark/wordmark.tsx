import { classes } from '../classes.ts';
import styles from './wordmark.module.css';

export interface WordmarkProps {
  /** The brand's name. An '&' in it is drawn in the brand's colour. */
  name: string;
  size?: 'medium' | 'large';
}

export function Wordmark({ name, size = 'medium' }: WordmarkProps) {
  const [before = '', ...rest] = name.split('&');
  return (
    <span className={classes(styles.wordmark, styles[size])}>
      {before}
      {rest.length > 0 && (
        <>
          <span className={styles.and}>&amp;</span>
          {rest.join('&')}
        </>
      )}
    </span>
  );
}
