import type { Migration } from './migration.ts';

/** Channel of LISTEN: what is sent there says that a revision has changed, and not which. */
export const revisionsChannel = 'revisions';

/** Whoever listens learns at the commit that what pages, menus and lists are made of has changed (028-page-revisions, 005-menu, 007-seeds). */
export const toldChanges: Migration = {
  id: '031-told-changes',
  isAdditive: true,
  statements: [
    `create function tell_revisions() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${revisionsChannel}', '');
      return null;
    end $$`,
    // A build that starts may bring another gazetteer.
    ...['page_revisions', 'menu_revisions', 'seeds'].map(
      (table) => `
        create trigger ${table}_told after insert or update or delete or truncate on ${table}
        for each statement execute function tell_revisions()`,
    ),
  ],
};
