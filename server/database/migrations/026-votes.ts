import type { Migration } from './migration.ts';

/** Who votes in the world cup, and boards on which two customers may have the same first name and initial. */
export const votes: Migration = {
  id: '026-votes',
  statements: [
    `create table vote_leaders (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      correct integer not null check (correct >= 0),
      votes integer not null check (votes >= correct),
      updated_at timestamptz not null default now()
    )`,
    'create index vote_leaders_correct on vote_leaders (correct desc, name)',
    'alter table leaderboard drop constraint leaderboard_pkey',
    'alter table leaderboard add column id uuid primary key default gen_random_uuid()',
  ],
};
