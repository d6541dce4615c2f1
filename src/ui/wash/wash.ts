import { classes } from '../classes.ts';
import styles from './wash.module.css';

export type WashName = 'ember' | 'leaf' | 'dusk' | 'cream';

interface WashOptions {
  /** A picture runs into the wash. Pictures do not change with the theme, so neither does the wash then. */
  withPicture?: boolean;
  className?: string | undefined;
}

/** What gives a surface its mood, background and ink: `<div {...washProps('dusk')}>`. */
export function washProps(wash: WashName, { withPicture = false, className }: WashOptions = {}) {
  const fixedTheme = wash === 'dusk' ? 'dark' : withPicture ? 'light' : undefined;
  return { className: classes(styles.wash, styles[wash], className), 'data-theme': fixedTheme };
}
