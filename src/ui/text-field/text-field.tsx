import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { controlClass, Field, type FieldTexts, fieldAria } from '../field/field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** Shown before the typed text, without being a part of it, such as '+91'. */
  prefix?: ReactNode;
  /** A control at the end of the field, such as 'Apply' or a clear button. */
  suffix?: ReactNode;
}

export function TextField({ label, hint, error, optional, prefix, suffix, ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.box} data-prefix={prefix ? '' : undefined} data-suffix={suffix ? '' : undefined}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          type="text"
          {...rest}
          {...fieldAria(id, { hint, error })}
          id={id}
          className={classes(controlClass, styles.input)}
        />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
    </Field>
  );
}
