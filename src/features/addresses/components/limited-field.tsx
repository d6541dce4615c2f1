import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addressFieldMax as max } from '#schemas/entities/address-fields.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { LimitedTextField } from '#src/features/contact/limited-text-field.tsx';
import type { TextFieldProps } from '#src/ui/text-field/text-field.tsx';

interface LimitedFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'optional' | 'type' | 'inputMode' | 'autoComplete'> {
  form: UseFormReturn<AddressValues>;
  name: Exclude<keyof typeof max, 'mobile'>;
  /** Tells where the rest of a long text can be entered. */
  wayOn?: string;
}

/** A field of the address with its maximum length (VAL-19). */
export function LimitedField({ form, name, ...texts }: LimitedFieldProps) {
  return (
    <LimitedTextField
      {...texts}
      {...form.register(name)}
      maxLength={max[name]}
      isFull={useWatch({ control: form.control, name }).length >= max[name]}
      error={form.formState.errors[name]?.message}
    />
  );
}
