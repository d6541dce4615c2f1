import type { Migration } from './migration.ts';

export const seeds: Migration = {
  id: '007-seeds',
  statements: ['create table seeds (name text primary key, version text not null)'],
};
