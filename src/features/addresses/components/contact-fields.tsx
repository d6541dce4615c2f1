import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { constants } from '#src/config/constants.ts';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { nationalMobile, typedMobile } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import styles from './contact-fields.module.css';
import { LimitedField } from './limited-field.tsx';

/** Name, mobile number and email of the person who receives the order. */
export function ContactFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const { errors, isSubmitted } = form.formState;
  const mobile = form.register('mobile');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.contact}</legend>
      <LimitedField form={form} name="name" label={words.name} autoComplete="name" />
      <TextField
        {...mobile}
        label={words.mobile}
        prefix={constants.market.countryCode}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.mobile?.message}
        onChange={(event) => {
          // No maxlength: it would cut off the end of a number that is pasted with its country code.
          event.target.value = typedMobile(event.target.value);
          return mobile.onChange(event);
        }}
        onBlur={(event) => {
          const number = nationalMobile(event.target.value);
          if (number !== event.target.value) form.setValue('mobile', number, { shouldValidate: isSubmitted });
          return mobile.onBlur(event);
        }}
      />
      <LimitedField
        form={form}
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </fieldset>
  );
}
