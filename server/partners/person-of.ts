import { mobileNumber, profile } from '#schemas/entities/customer.ts';
import { customerFieldMax as max } from '#schemas/entities/customer-fields.ts';
import type { PartnerPerson } from './partner.ts';

interface Said {
  /** With or without the code of the country. */
  readonly phone: string;
  readonly name: string;
  readonly email: string;
}

/** What a partner says of its customer, as the shop keeps it. What does not fit is left out; a foreign number is none. */
export function personOf({ phone, name, email }: Said): PartnerPerson {
  const digits = phone.replace(/[\s-]/g, '');
  const mobile = mobileNumber.safeParse(digits.replace(/^(?:\+?91|0)(?=\d{10}$)/, ''));
  const [first = '', ...last] = name.trim().split(/\s+/);
  const address = profile.shape.email.safeParse(email.trim());
  const firstName = first.slice(0, max.firstName);
  const lastName = last.join(' ').slice(0, max.lastName);
  return {
    mobile: mobile.data,
    ...(address.success && { email: address.data }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}
