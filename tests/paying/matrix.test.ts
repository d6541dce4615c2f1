import { expect, it } from 'vitest';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { liveAll } from './in-process.ts';
import { crossSection } from './ways.ts';

it('PAY-16 ORD-01 each gateway in each scenario is one order or none, and its money', {
  timeout: 600_000,
}, async () => {
  const { db, close } = await openMemoryDatabase();
  try {
    expect(await liveAll(db, crossSection)).toEqual([]);
  } finally {
    await close();
  }
});
