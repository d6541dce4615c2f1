import type { Migration } from './migration.ts';

/** Customers, the codes that they log in by, and where they are logged in. */
export const login: Migration = {
  id: '013-login',
  statements: [
    `create table customers (
      id text primary key,
      mobile text not null unique,
      first_name text,
      last_name text,
      email text,
      cart_id text not null,
      created_at timestamptz not null
    )`,
    // What is known of a customer stands in customers. The column stays, because processes of the previous build write it.
    `alter table session_families
      alter column attributes set default '{}',
      add column device text,
      add column last_used_at timestamptz`,
    `create table login_codes (
      mobile text primary key,
      salt text not null,
      tries integer not null,
      sent_at timestamptz,
      expires_at timestamptz not null,
      asked_by text not null,
      first_name text,
      last_name text,
      used_at timestamptz,
      used_by text,
      session_id text
    )`,
    // Sessions that have ended are removed in batches, as everything that has expired.
    'create index session_families_ended on session_families (revoked_at) where revoked_at is not null',
    'create index login_codes_expiry on login_codes (expires_at)',
    `create table sms_outbox (
      id bigint generated always as identity primary key,
      mobile text not null,
      body text not null,
      sent_at timestamptz not null
    )`,
    'create index sms_outbox_expiry on sms_outbox (sent_at)',
  ],
};
