import type { Migration } from './migration.ts';

/** Codes with which the customers of a partner's app have logged in. */
export const partnerCodes: Migration = {
  id: '020-partner-codes',
  statements: [
    'create table partner_codes (id text primary key, expires_at timestamptz not null)',
    'create index partner_codes_expiry on partner_codes (expires_at)',
  ],
};
