import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './top-bar.module.css';
import { useCondensed } from './use-condensed.ts';

export interface TopBarProps {
  /** The menu or back button, or the wordmark on a wide screen. */
  leading?: ReactNode;
  /** The middle: place and order type, or a page's title. */
  children: ReactNode;
  /** The pages of the app, where there is room for them (see TopBarNav). */
  nav?: ReactNode;
  trailing?: ReactNode;
}

/** Sticks to the top and grows slimmer when the page is scrolled; its place keeps its height, so nothing moves. */
export function TopBar({ leading, children, nav, trailing }: TopBarProps) {
  const condensed = useCondensed();
  return (
    <header className={styles.bar} data-condensed={condensed ? '' : undefined}>
      <div className={styles.back} />
      <div className={styles.column}>
        {leading}
        <div className={styles.middle}>{children}</div>
        {nav}
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </header>
  );
}

export interface TopBarLineProps {
  /** 'Delivery to' */
  label: string;
  /** 'Home · Indiranagar' */
  value: string;
  onPress: () => void;
}

/** Place and order type in one line to tap. */
export function TopBarLine({ label, value, onPress }: TopBarLineProps) {
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.lineLabel}>{label} </span>
      <span className={styles.lineValue}>
        <span className={styles.lineText}>{value}</span>
        <Icon name="chevron-down" size={18} />
      </span>
    </button>
  );
}

/** The title of a page that has the bar to itself. */
export function TopBarTitle({ children }: { children: ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>;
}
