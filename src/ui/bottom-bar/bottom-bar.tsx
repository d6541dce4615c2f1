import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './bottom-bar.module.css';
import type { NavItem } from './nav-item.ts';

export interface BottomBarProps {
  /** What the bar is called for screen readers. */
  label: string;
  /** Five fit a phone. */
  items: readonly NavItem[];
}

/** The pages within reach of the thumb. Below 768 px only: a wide screen has TopBarNav. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <>
      <div className={styles.place} />
      <nav aria-label={label} className={styles.bar}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <Link href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
                <span className={styles.icon}>
                  <Icon name={item.icon} size={22} />
                  {item.count ? <span className={styles.count}>{item.count}</span> : null}
                </span>
                <span className={styles.label}>{item.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
