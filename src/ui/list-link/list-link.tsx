import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './list-link.module.css';

export interface ListLinkProps {
  href: string;
  label: string;
  /** A name of the icon list; an unknown one leaves the place empty, so that the labels stay in line. */
  icon?: string;
  description?: ReactNode;
  current?: boolean;
}

/** A line of a list of links: in the drawer, the profile, the help pages. */
export function ListLink({ href, label, icon, description, current = false }: ListLinkProps) {
  return (
    <Link href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span className={styles.arrow}>
        <Icon name="chevron-right" size={18} />
      </span>
    </Link>
  );
}
