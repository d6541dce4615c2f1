import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { MobileField } from '#src/features/contact/mobile-field.tsx';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
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
      <MobileField
        {...mobile}
        label={words.mobile}
        error={errors.mobile?.message}
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
