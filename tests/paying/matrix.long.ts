import { expect, it } from 'vitest';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { liveAll } from './in-process.ts';
import { cells, variantNames, variants } from './ways.ts';

it.each(variantNames)('each gateway in each scenario: %s', async (name) => {
  console.log(`${name}: ${variants[name]}`);
  const { db, close } = await openMemoryDatabase();
  try {
    const those = cells.filter(({ variant }) => variant === name);
    expect(await liveAll(db, those)).toEqual([]);
  } finally {
    await close();
  }
});
