import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { FirstRows } from '../../database/snapshot.ts';
import { recordSeed, seededVersion } from '../../database/seeds.ts';
import { upsert } from '../../database/upsert.ts';
import { gazetteerHash, seedPlaces } from './places.ts';

/**
 * Updates the gazetteer to the cities and localities of India of this build. They are not sandbox data: every database gets them, and one
 * that an older build has filled is updated.
 */
export async function seedGazetteer(db: Database): Promise<void> {
  const version = gazetteerHash();
  await db.transaction().execute(async (transaction) => {
    // Processes that start together on one database wait for one another here.
    await sql`lock table places in exclusive mode`.execute(transaction);
    if ((await seededVersion(transaction, 'gazetteer')) === version) return;
    const rows = seedPlaces();
    const known = rows.map(({ id }) => id);
    await transaction.deleteFrom('places').where(sql<boolean>`id <> all(${known}::text[])`).execute();
    await upsert(transaction, { table: 'places', keys: ['id'], rows });
    await recordSeed(transaction, { name: 'gazetteer', version });
  });
}

/** The gazetteer as first rows of the database snapshot. */
export const gazetteer: FirstRows = { version: gazetteerHash, write: seedGazetteer };
