import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { uiWords } from '../words.ts';
import styles from './field.module.css';

/** Class of the box of all text fields. */
export const controlClass = styles.control;

/** The texts around the control of a form field. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to correct it; with it the control is marked as invalid. */
  error?: string | undefined;
  /** Marks a field that may stay empty; fields without the mark are required. */
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** The id of the control, which `fieldAria` connects to the hint and the error. */
  id: string;
  /** At the end of the line below the control, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Field({ id, label, hint, error, optional = false, aside, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({uiWords.optional})</span>}
      </label>
      {children}
      {(hint || error || aside) && (
        <div className={styles.below}>
          <div>
            {hint && (
              <p id={hintId(id)} className={styles.hint}>
                {hint}
              </p>
            )}
            {error && (
              <p id={errorId(id)} className={styles.error} role="alert">
                <Icon name="error" size={16} />
                {error}
              </p>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}

/** The attributes that connect a control to its hint and its error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
