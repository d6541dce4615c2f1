import type { Migration } from './migration.ts';

/** Energy and allergens may be unknown, and add-ons have them too. */
export const facts: Migration = {
  id: '010-facts',
  statements: [
    'alter table products alter column kcal drop not null',
    'alter table products alter column allergens drop not null, alter column allergens drop default',
    // Until now an import that left the allergens out was stored as if there were none.
    `update products set allergens = null where allergens = '{}'`,
    `alter table addons
      add column kcal integer check (kcal >= 0),
      add column allergens text[]`,
  ],
};
