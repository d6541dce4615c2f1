import { validationTexts } from '#src/config/texts/validation.ts';
import { isEmail } from '#src/features/contact/email.ts';

/** What a new customer is asked for. */
export type Person = Readonly<Record<'firstName' | 'lastName' | 'email', string>>;
export type PersonFaults = Partial<Record<keyof Person, string>>;

export const noPerson: Person = { firstName: '', lastName: '', email: '' };

/** VAL-09 to VAL-11. The last name may be missing: many people have one name. */
export function personFaults({ firstName, email }: Person): PersonFaults {
  return {
    ...(firstName.trim() === '' && { firstName: validationTexts.nameRequired }),
    ...(email.trim() === ''
      ? { email: validationTexts.emailRequired }
      : !isEmail(email) && { email: validationTexts.emailInvalid }),
  };
}

export function trimmed({ firstName, lastName, email }: Person): Person {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
