import { addressFieldMax as max } from '#schemas/entities/address-fields.ts';
import type { SessionState } from '#src/features/session/session-state.ts';
import { findAddressFaults } from './address-rules.ts';
import { type AddressValues, emptyAddress, nationalMobile } from './address-values.ts';

type Contact = Pick<AddressValues, 'name' | 'mobile' | 'email'>;

/** Whom to ask for, as far as the session knows: only what the form would take, for nobody may see these fields to mend them. */
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
