import type { Migration } from './migration.ts';

/** The devices that a message still has to reach, where some have it. */
export const pushLeft: Migration = {
  id: '034-push-left',
  isAdditive: true,
  statements: ['alter table messages_due add column push_left text[]'],
};
