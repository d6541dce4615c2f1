import type { Migration } from './migration.ts';

/** What is known of requests that may be repeated: the outcome of a write of a cart without its prices, and which login took the place of a session. */
export const repeats: Migration = {
  id: '016-repeats',
  statements: [
    'delete from cart_requests',
    'alter table cart_requests rename column reply to outcome',
    'alter table session_families add column succeeded_by text',
  ],
};
