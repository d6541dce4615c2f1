import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { uiWords } from '../words.ts';
import styles from './field.module.css';

/** Of the box that fields to type in share. */
export const controlClass = styles.control;

/** What every field of a form says around its control. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** Says what is wrong and the way on; its presence marks the control as invalid. */
  error?: string | undefined;
  /** Marks the few fields that may stay empty; the rest are understood to be needed. */
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** The id of the control, which `fieldAria` ties to the hint and the error. */
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

/** The attributes that tie a control to its hint and its error. */
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
