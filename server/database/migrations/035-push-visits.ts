import type { Migration } from './migration.ts';

/** When a browser itself ends its messages, so that a visit can renew them until then. */
export const pushVisits: Migration = {
  id: '035-push-visits',
  isAdditive: true,
  statements: ['alter table push_subscriptions add column browser_ends_at timestamptz'],
};
