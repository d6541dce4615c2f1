import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describePostgres } from '../testing/databases.ts';
import { DiskFull } from './disk-full.ts';

describePostgres('a disk without room', (open) => {
  it('is told as what it is, and the connection goes on', async () => {
    const db = await open();
    // A device that has no room, as every disk that is full.
    const writing = sql`copy (select 1) to '/dev/full'`.execute(db);
    await expect(writing).rejects.toBeInstanceOf(DiskFull);
    await expect(writing).rejects.toThrow(/No space left on device/);
    expect((await sql<{ answer: number }>`select 42 as answer`.execute(db)).rows).toEqual([{ answer: 42 }]);
  });
});
