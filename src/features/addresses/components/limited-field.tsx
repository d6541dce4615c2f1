import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addressFieldMax as max } from '#schemas/entities/address-fields.ts';
import { TextField, type TextFieldProps } from '#src/ui/text-field/text-field.tsx';
import type { AddressValues } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import styles from './limited-field.module.css';

interface LimitedFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'optional' | 'type' | 'inputMode' | 'autoComplete'> {
  form: UseFormReturn<AddressValues>;
  name: Exclude<keyof typeof max, 'mobile'>;
  /** Where the rest of a long text may go. */
  wayOn?: string;
}

/** A field that takes no more than its most (VAL-19), and says so: the browser would cut the rest off in silence. */
export function LimitedField({ form, name, wayOn, ...texts }: LimitedFieldProps) {
  const most = max[name];
  const isFull = useWatch({ control: form.control, name }).length >= most;
  // A text that was there before is nobody's concern until it is changed.
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
