import type { Migration } from './migration.ts';

/** The other ways of logging in: accounts of providers, and passwords. */
export const passwordsAndSocial: Migration = {
  id: '014-passwords-and-social',
  statements: [
    `create table social_identities (
      source text not null,
      subject text not null,
      customer_id text not null references customers (id) on delete cascade,
      linked_at timestamptz not null,
      primary key (source, subject)
    )`,
    'create index social_identities_customer on social_identities (customer_id)',
    `create table social_arrivals (
      id text primary key,
      source text not null,
      subject text not null,
      email text,
      first_name text,
      last_name text,
      expires_at timestamptz not null,
      mobile text,
      asked_by text,
      used_at timestamptz,
      used_by text,
      session_id text
    )`,
    'create index social_arrivals_asked_by on social_arrivals (asked_by) where asked_by is not null',
    'create index social_arrivals_expiry on social_arrivals (expires_at)',
    `create table customer_passwords (
      customer_id text primary key references customers (id) on delete cascade,
      hash text not null,
      changed_at timestamptz not null
    )`,
    // Passwords that were texted and not used yet.
    'create table password_codes (like login_codes including all)',
  ],
};
