import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addressFieldMax as max } from '#schemas/entities/address-fields.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { TextField, type TextFieldProps } from '#src/ui/text-field/text-field.tsx';
import { addressWords as words } from '../addresses-words.ts';
import styles from './limited-field.module.css';

interface LimitedFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'optional' | 'type' | 'inputMode' | 'autoComplete'> {
  form: UseFormReturn<AddressValues>;
  name: Exclude<keyof typeof max, 'mobile'>;
  /** Tells where the rest of a long text can be entered. */
  wayOn?: string;
}

/** A field with a maximum length (VAL-19) that tells when it is full; the browser's maxlength alone would drop the rest without a message. */
export function LimitedField({ form, name, wayOn, ...texts }: LimitedFieldProps) {
  const most = max[name];
  const isFull = useWatch({ control: form.control, name }).length >= most;
  // The message is not shown for an initial text that the customer has not touched.
  const [isVisited, setVisited] = useState(false);
  return (
    <div>
      <TextField
        {...texts}
        {...form.register(name)}
        onFocus={() => setVisited(true)}
        maxLength={most}
        error={form.formState.errors[name]?.message}
      />
      <p role="status" className={styles.full}>
        {isVisited && isFull && [words.full(most), wayOn].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
