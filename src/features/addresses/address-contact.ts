import { addressFieldMax as max } from '#schemas/entities/address-fields.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { nationalMobile } from '#src/features/contact/mobile-number.ts';
import type { SessionState } from '#src/features/session/session-state.ts';
import { findAddressFaults } from './address-rules.ts';
import { emptyAddress } from './address-values.ts';

type Contact = Pick<AddressValues, 'name' | 'mobile' | 'email'>;

/** The contact from the session. Only values that pass the form's rules: the fields may be hidden, and a fault in them could not be corrected. */
export function contactOf({ firstName, lastName, mobile, email }: SessionState): Contact {
  const contact = {
    name: [firstName, lastName].filter(Boolean).join(' ').slice(0, max.name),
    mobile: nationalMobile(mobile ?? ''),
    email: (email ?? '').trim(),
  };
  const faults = findAddressFaults({ ...emptyAddress, ...contact }, true);
  return {
    name: contact.name,
    mobile: faults.has('mobile') ? '' : contact.mobile,
    email: faults.has('email') ? '' : contact.email,
  };
}
