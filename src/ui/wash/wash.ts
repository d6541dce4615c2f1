import { classes } from '../classes.ts';
import styles from './wash.module.css';

export type WashName = 'ember' | 'leaf' | 'dusk' | 'cream';

interface WashOptions {
  /** A picture fades into the wash. Pictures do not change with the theme, so the wash does not either. */
  withPicture?: boolean;
  className?: string | undefined;
}

/** The props that give a surface its background and text colour: `<div {...washProps('dusk')}>`. */
export function washProps(wash: WashName, { withPicture = false, className }: WashOptions = {}) {
  const fixedTheme = wash === 'dusk' ? 'dark' : withPicture ? 'light' : undefined;
  return { className: classes(styles.wash, styles[wash], className), 'data-theme': fixedTheme };
}
