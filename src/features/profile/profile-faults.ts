import type { Profile } from '#schemas/entities/customer.ts';
import { validationTexts as texts } from '#src/config/texts/validation.ts';
import { isEmail } from '#src/features/contact/email.ts';

export type ProfileFaults = Readonly<Partial<Record<keyof Profile, string>>>;

/** VAL-33 to VAL-35, in the order of the form. The last name may stay empty: many people have one name. */
export function profileFaults({ firstName, email }: Profile): ProfileFaults {
  return {
    ...(firstName.trim() === '' && { firstName: texts.profileName }),
    ...(email.trim() === ''
      ? { email: texts.profileEmailRequired }
      : !isEmail(email) && { email: texts.profileEmailInvalid }),
  };
}
