import type { PGlite } from '@electric-sql/pglite';
import { revisionsChannel } from '../migrations/031-told-changes.ts';
import type { Changes } from './changes.ts';

/** The embedded database tells of a change before whoever made it has its answer. */
export async function hearEmbedded(client: PGlite): Promise<Changes> {
  let stamp = 0;
  const changed = () => void (stamp += 1);
  await client.listen(revisionsChannel, changed);
  return { stamp: () => stamp, changed };
}
