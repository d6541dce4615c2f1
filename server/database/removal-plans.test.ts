import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { noting } from '../testing/noting.ts';
import { createTestApp } from '../testing/test-app.ts';

describeDatabases('the hourly removals', (open) => {
  it('find their rows by an index in every table, however many rows stay', async () => {
    const db = await open();
    const noted = noting(db);
    const test = await createTestApp(noted.db, { shop: false });
    noted.sent.length = 0;
    await test.removeExpired();
    const deleting = noted.sent.filter((query) => query.sql.includes('delete from'));
    expect(deleting.length).toBeGreaterThan(15);
    await db.transaction().execute(async (transaction) => {
      // Of a table without rows the database would read all: here it does so only where no index helps.
      await sql`set local enable_seqscan = off`.execute(transaction);
      for (const query of deleting) {
        const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, `${query.sql}\n${plan}`).not.toContain('Seq Scan');
      }
    });
  });
});
