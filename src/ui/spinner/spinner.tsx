import { classes } from '../classes.ts';
import styles from './spinner.module.css';

/**
 * For a wait inside an element that is shown already (a busy button). Content that is loading has a skeleton. It is hidden from screen readers: the
 * component around it announces the wait.
 */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return <span aria-hidden="true" className={classes(styles.spinner, styles[size])} />;
}
