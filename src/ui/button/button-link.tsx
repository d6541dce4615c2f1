import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';
import styles from './button.module.css';

export type ButtonLinkProps = LinkProps & ButtonLook & { icon?: ReactNode };

/** A link that looks like a button: it opens a page, so it is an `<a href>`. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
