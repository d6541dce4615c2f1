import type { Migration } from './migration.ts';

export const sessions: Migration = {
  id: '001-sessions',
  statements: [
    `create table session_families (
      id text primary key,
      kind text not null check (kind in ('guest', 'logged-in')),
      user_id text not null,
      cart_id text not null,
      attributes jsonb not null,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`,
    'create index session_families_user on session_families (user_id)',
    `create table session_generations (
      family_id text not null references session_families (id) on delete cascade,
      number integer not null,
      salt text not null,
      key_id text,
      access_hash text not null unique,
      secret_hash text,
      refresh_hash text unique,
      access_expires_at timestamptz not null,
      refresh_expires_at timestamptz not null,
      rotated_at timestamptz,
      primary key (family_id, number)
    )`,
    'create index session_generations_expiry on session_generations (refresh_expires_at)',
  ],
};
