import type { Migration } from './migration.ts';

export const customisable: Migration = {
  id: '009-customisable',
  // It follows from sizes, crusts, add-ons and options (schemas/rules/customisable.ts).
  statements: ['alter table products drop column customisable'],
};
