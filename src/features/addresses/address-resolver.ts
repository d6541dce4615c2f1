import type { Resolver } from 'react-hook-form';
import { findAddressFaults } from './address-rules.ts';
import type { AddressValues } from './address-values.ts';

/** Checks the form by the one table of rules. */
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
