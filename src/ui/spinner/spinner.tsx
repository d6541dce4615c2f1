import { classes } from '../classes.ts';
import styles from './spinner.module.css';

/**
 * For a wait inside something that is already drawn (a busy button). A wait for content has a skeleton.
 * Says nothing to screen readers: who waits does.
 */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return <span aria-hidden="true" className={classes(styles.spinner, styles[size])} />;
}
