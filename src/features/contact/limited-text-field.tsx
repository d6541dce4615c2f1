import { useState } from 'react';
import { TextField, type TextFieldProps } from '#src/ui/text-field/text-field.tsx';
import { contactWords as words } from './contact-words.ts';
import styles from './limited-text-field.module.css';

interface LimitedTextFieldProps extends TextFieldProps {
  maxLength: number;
  /** The text has as many characters as it may have. */
  isFull: boolean;
  /** Tells where the rest of a long text can be entered. */
  wayOn?: string | undefined;
}

/** A field with a maximum length that tells when it is full; the browser's maxlength alone would drop the rest without a message. */
export function LimitedTextField({ isFull, wayOn, ...field }: LimitedTextFieldProps) {
  // The message is not shown for an initial text that the customer has not touched.
  const [isVisited, setVisited] = useState(false);
  return (
    <div>
      <TextField {...field} onFocus={() => setVisited(true)} />
      <p role="status" className={styles.full}>
        {isVisited && isFull && [words.full(field.maxLength), wayOn].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
