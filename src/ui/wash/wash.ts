import styles from './wash.module.css';

export type WashName = 'ember' | 'leaf' | 'dusk' | 'cream';

/** The class that gives a surface its mood: background and ink, in both themes. */
export function washClass(wash: WashName): string {
  return `${styles.wash} ${styles[wash]}`;
}
