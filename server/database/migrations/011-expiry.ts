import type { Migration } from './migration.ts';

/** Expired rows are removed in batches, each found by an index. */
export const expiry: Migration = {
  id: '011-expiry',
  statements: [
    'create index rate_limits_expiry on rate_limits (expire)',
    'create index content_previews_expiry on content_previews (expires_at)',
    // Generations that a guest has replaced; customers have no key.
    `create index session_generations_replaced on session_generations (access_expires_at)
      where rotated_at is not null and key_id is not null`,
    // Families go with their last generation now. These were left when a removal ended before its last statement.
    `delete from session_families
      where not exists (select from session_generations where family_id = session_families.id)`,
  ],
};
