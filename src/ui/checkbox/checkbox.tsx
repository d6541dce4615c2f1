import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** At the end of the line, such as the price of an extra topping. */
  trailing?: ReactNode;
}

export function Checkbox({ label, trailing, className, ...rest }: CheckboxProps) {
  return (
    <label className={classes(styles.checkbox, className)}>
      <input {...rest} type="checkbox" className={styles.input} />
      <span aria-hidden="true" className={styles.box}>
        <Icon name="check" size={16} />
      </span>
      <span className={styles.label}>{label}</span>
      {trailing}
    </label>
  );
}
