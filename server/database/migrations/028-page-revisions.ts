import type { Migration } from './migration.ts';

/** What pages are made of besides the menu, which has revisions of its own (005-menu). */
const tables = ['content_live', 'promotions', 'promos', 'leaderboard'];

export const pageRevisions: Migration = {
  id: '028-page-revisions',
  isAdditive: true,
  statements: [
    'create table page_revisions (scope text primary key, revision bigint not null)',
    `create function revise_pages() returns trigger language plpgsql as $$
    begin
      insert into page_revisions (scope, revision) values (tg_table_name, nextval('menu_revision_numbers'))
      on conflict (scope) do update set revision = excluded.revision;
      return null;
    end $$`,
    ...tables.map(
      (table) => `
        create trigger ${table}_page_change after insert or update or delete or truncate on ${table}
        for each statement execute function revise_pages()`,
    ),
  ],
};
