import type { Resolver } from 'react-hook-form';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { findAddressFaults } from './address-rules.ts';

/** Checks the form against the rules of address-rules.ts. */
export function addressResolver(withContact: boolean): Resolver<AddressValues> {
  return (values) => {
    const faults = [...findAddressFaults(values, withContact)];
    if (faults.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([field, message]) => [field, { type: 'rule', message }])),
    };
  };
}
