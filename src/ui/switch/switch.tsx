import type { ReactNode } from 'react';
import { ChoiceInput, type ChoiceInputProps } from '../choice-input/choice-input.tsx';
import { classes } from '../classes.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ChoiceInputProps, 'type' | 'role'> {
  className?: string | undefined;
  label: ReactNode;
  /** 'veg' for the veg-only switch, which is green by custom. */
  tone?: 'primary' | 'veg';
}

/** On or off, and it takes effect at once. A choice that waits for a button is a Checkbox. */
export function Switch({ label, tone = 'primary', className, ...rest }: SwitchProps) {
  return (
    <label className={classes(styles.switch, styles[tone], className)}>
      <span>{label}</span>
      <ChoiceInput {...rest} type="checkbox" role="switch" />
      <span aria-hidden="true" className={styles.track} />
    </label>
  );
}
