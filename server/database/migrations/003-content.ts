import type { Migration } from './migration.ts';

export const content: Migration = {
  id: '003-content',
  statements: [
    `create table content_versions (
      kind text not null,
      slug text not null,
      version integer not null,
      checksum text not null,
      body jsonb not null,
      author text not null,
      replaces integer,
      published_at timestamptz not null,
      primary key (kind, slug, version)
    )`,
    `create table content_live (
      kind text not null,
      slug text not null,
      version integer not null,
      since timestamptz not null,
      primary key (kind, slug),
      foreign key (kind, slug, version) references content_versions (kind, slug, version)
    )`,
    `create table content_previews (
      id text primary key,
      documents jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create table feedback_dismissals (
      user_id text not null,
      widget_id text not null,
      dismissed_at timestamptz not null,
      primary key (user_id, widget_id)
    )`,
    `create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
  ],
};
