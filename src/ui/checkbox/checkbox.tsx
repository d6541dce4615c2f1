import type { ReactNode } from 'react';
import { ChoiceInput, type ChoiceInputProps } from '../choice-input/choice-input.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ChoiceInputProps, 'type'> {
  className?: string | undefined;
  label: ReactNode;
  /** At the end of the line, such as the price of an extra topping. */
  trailing?: ReactNode;
}

export function Checkbox({ label, trailing, className, ...rest }: CheckboxProps) {
  return (
    <label className={classes(styles.checkbox, className)}>
      <ChoiceInput {...rest} type="checkbox" />
      <span aria-hidden="true" className={styles.box}>
        <Icon name="check" size={16} />
      </span>
      <span className={styles.label}>{label}</span>
      {trailing}
    </label>
  );
}
