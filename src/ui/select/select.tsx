import { type ComponentProps, useId } from 'react';
import { classes } from '../classes.ts';
import { controlClass, Field, type FieldTexts, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/** The native select, which every phone shows in its own way. */
export function Select({ label, hint, error, optional, options, placeholder, ...rest }: SelectProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const startsEmpty =
    placeholder !== undefined && rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.box}>
        <select
          {...rest}
          {...(startsEmpty ? { defaultValue: '' } : {})}
          {...fieldAria(id, { hint, error })}
          id={id}
          className={classes(controlClass, styles.select)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </Field>
  );
}
