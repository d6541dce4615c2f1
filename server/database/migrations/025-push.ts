import type { Migration } from './migration.ts';

/** Devices that are told of orders by the browser's push service, and what the sandbox would have pushed. */
export const push: Migration = {
  id: '025-push',
  statements: [
    `create table push_subscriptions (
      family_id text primary key references session_families (id) on delete cascade,
      user_id text not null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      expires_at timestamptz not null
    )`,
    'create index push_subscriptions_customer on push_subscriptions (user_id)',
    'create index push_subscriptions_expiry on push_subscriptions (expires_at)',
    `create table push_outbox (
      id bigint generated always as identity primary key,
      message_id text not null,
      family_id text not null,
      body text not null,
      path text not null,
      sent_at timestamptz not null,
      unique (message_id, family_id)
    )`,
    'create index push_outbox_sent on push_outbox (sent_at)',
    // A message goes two ways, and one of them may fail.
    'alter table messages_due add column texted boolean not null default false',
    'alter table messages_due add column pushed boolean not null default false',
  ],
};
