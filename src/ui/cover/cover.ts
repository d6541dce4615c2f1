import { classes } from '../classes.ts';
import styles from './cover.module.css';

/**
 * The class of a link whose text names a card and whose area is the whole card: the nearest positioned ancestor, with its corners in
 * `--cover-radius`. Other controls of the card lie above it (`position: relative; z-index: 1`).
 */
export function coverClass(className?: string): string {
  return classes(styles.cover, className);
}
