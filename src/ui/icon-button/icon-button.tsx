import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconProps['name'];
  /** What the button does: its only text. */
  label: string;
  variant?: 'plain' | 'wash' | 'raised';
  iconSize?: number;
  filled?: boolean;
  /** A small count at the corner, such as the lines of a cart; screen readers read it with the label. */
  count?: number;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', iconSize = 24, filled = false, count, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={count ? `${label}, ${count}` : label}
      className={classes(styles.button, styles[variant], className)}
    >
      <Icon name={icon} size={iconSize} filled={filled} />
      {count ? (
        <span aria-hidden="true" className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
