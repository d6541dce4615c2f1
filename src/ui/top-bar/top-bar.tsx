import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './top-bar.module.css';
import { useCondensed } from './use-condensed.ts';

export interface TopBarProps {
  /** The menu or back button, or the wordmark on a wide screen. */
  leading?: ReactNode;
  /** The middle: place and order type, or a page's title. */
  children: ReactNode;
  /** The navigation of the app, when there is space for it. */
  nav?: ReactNode;
  trailing?: ReactNode;
}

/** Sticks to the top and grows slimmer when the page is scrolled; its place keeps its height, so nothing moves. */
export function TopBar({ leading, children, nav, trailing }: TopBarProps) {
  const { condensed, mark } = useCondensed();
  return (
    <>
      <div ref={mark} className={styles.mark} />
      <header className={styles.bar} data-condensed={condensed ? '' : undefined}>
        <div className={styles.back} />
        <div className={styles.column}>
          {leading}
          <div className={styles.middle}>{children}</div>
          {nav}
          {trailing && <div className={styles.trailing}>{trailing}</div>}
        </div>
      </header>
    </>
  );
}

export interface TopBarLineProps {
  href: string;
  /** 'Delivery to' */
  label: string;
  /** 'Home · Indiranagar' */
  value: string;
  /** Small, after the label; its place is there already, so nothing moves when it comes. Of several elements those that fit are shown. */
  note?: ReactNode;
}

/** A link with place and order type in one line; in a slim bar only the place. */
export function TopBarLine({ href, label, value, note }: TopBarLineProps) {
  return (
    <Link href={href} className={styles.line}>
      <span className={styles.lineLabel}>{label} </span>
      <span className={styles.lineValue}>
        <span className={styles.lineText}>{value}</span>
        <Icon name="chevron-down" size={18} />
      </span>
      {note && <span className={styles.lineNote}>{note}</span>}
    </Link>
  );
}

/** The title of the flow that the page belongs to. The page has a heading of its own. */
export function TopBarTitle({ children }: { children: ReactNode }) {
  return <p className={styles.title}>{children}</p>;
}
