import type { Migration } from './migration.ts';

export const storeAddons: Migration = {
  id: '008-store-addons',
  statements: [
    `create table store_addons (
      store_id text not null references stores (id) on delete cascade,
      addon_id text not null references addons (id) on delete cascade,
      available boolean not null,
      primary key (store_id, addon_id)
    )`,
    // As for store_products (005-menu): a change of the missing add-ons gives the menu of the store a new revision.
    ...[
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ].map(
      ([change, rows]) => `
        create trigger store_addons_${change} after ${change} on store_addons
        referencing ${rows} table as changed_rows for each statement execute function revise_store_menus()`,
    ),
    `create trigger store_addons_truncate after truncate on store_addons
      for each statement execute function revise_all_menus()`,
    // For the first places of the scoreboard, the rank of a customer, and the last change.
    'create index leaderboard_runs on leaderboard (runs desc, name)',
    'create index leaderboard_updated on leaderboard (updated_at)',
  ],
};
