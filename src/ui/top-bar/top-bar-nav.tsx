import type { BottomBarProps } from '../bottom-bar/bottom-bar.tsx';
import { Link } from '../link/link.tsx';
import styles from './top-bar-nav.module.css';

/** The pages of the app in the top bar, from 768 px on, where there is no bottom bar. */
export function TopBarNav({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count ? <span className={styles.count}>{item.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
