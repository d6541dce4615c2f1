import type { Migration } from './migration.ts';

/** Who made a version live, and why. Of earlier rollbacks that is not known. */
export const authors: Migration = {
  id: '027-authors',
  statements: [
    'alter table content_versions add column message text',
    'alter table content_was_live add column author text',
    'alter table content_was_live add column message text',
    'alter table content_was_live add column is_rollback boolean not null default false',
    `update content_was_live was set is_rollback = true from content_versions version
      where version.kind = was.kind and version.slug = was.slug and version.version = was.version
        and version.published_at <> was.since`,
    `update content_was_live was set author = version.author from content_versions version
      where version.kind = was.kind and version.slug = was.slug and version.version = was.version
        and not was.is_rollback`,
  ],
};
