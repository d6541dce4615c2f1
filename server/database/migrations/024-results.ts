import type { Migration } from './migration.ts';

/** Results of documents and experiments, and what was live when. */
export const results: Migration = {
  id: '024-results',
  statements: [
    `create table node_counts (
      day text not null,
      kind text not null,
      slug text not null,
      version integer not null,
      node_id text not null,
      client_group text not null,
      impressions integer not null default 0,
      clicks integer not null default 0,
      primary key (kind, slug, version, day, node_id, client_group)
    )`,
    `create table visit_counts (
      day text not null,
      client_group text not null,
      visits integer not null default 0,
      carts integer not null default 0,
      primary key (day, client_group)
    )`,
    `create table counted_events (
      key text primary key,
      counted_at timestamptz not null
    )`,
    'create index counted_events_counted on counted_events (counted_at)',
    `create table content_was_live (
      id bigserial primary key,
      kind text not null,
      slug text not null,
      version integer not null,
      since timestamptz not null,
      foreign key (kind, slug, version) references content_versions (kind, slug, version) on delete cascade
    )`,
    'create index content_was_live_kind on content_was_live (kind, since)',
    // What was live before that is not known.
    'insert into content_was_live (kind, slug, version, since) select kind, slug, version, since from content_live',
  ],
};
