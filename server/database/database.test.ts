import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartFault } from '../start-fault.ts';
import { openDatabase } from './database.ts';
import { gazetteer } from '../locator/seed/seed-country.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function faultOf(settings: { DATABASE_URL?: string; DATA_DIR?: string }): Promise<StartFault> {
  const opening = openDatabase(
    { DATABASE_POOL_SIZE: 1, DATA_DIR: folder, DATABASE_URL: undefined, ...settings },
    { firstRows: gazetteer },
  );
  const error = await opening.then(
    () => new Error('The database opened.'),
    (reason: unknown) => reason,
  );
  if (error instanceof StartFault) return error;
  throw error;
}

it('keeps what was written when the embedded database is opened again', async () => {
  const settings = { DATABASE_URL: undefined, DATABASE_POOL_SIZE: 1, DATA_DIR: folder };
  const first = await openDatabase(settings, { firstRows: gazetteer });
  await first.db.insertInto('leaderboard').values({ name: 'Asha K', runs: 7 }).execute();
  await first.close();
  const second = await openDatabase(settings, { firstRows: gazetteer });
  expect(await second.db.selectFrom('leaderboard').select(['name', 'runs']).execute()).toEqual([
    { name: 'Asha K', runs: 7 },
  ]);
  await second.close();
});

it('refuses a folder that another process uses', async () => {
  // The parent of the test runner is a process that certainly runs.
  writeFileSync(join(folder, 'lock.pid'), String(process.ppid));
  const fault = await faultOf({});
  expect(fault.message).toContain(`pid ${process.ppid}`);
  expect(fault.cure).toContain('DATA_DIR');
});

it('says what to do where the data folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  const fault = await faultOf({ DATA_DIR: join(folder, 'file', 'data') });
  expect(fault.message).toMatch(/cannot be written: ENOTDIR/);
  expect(fault.cure).toContain('DATA_DIR=/path/to/folder');
});

it('says that the data folder is a file', async () => {
  writeFileSync(join(folder, 'file'), '');
  const fault = await faultOf({ DATA_DIR: join(folder, 'file') });
  expect(fault.message).toBe(`The data folder ${join(folder, 'file')} is a file and not a folder.`);
  expect(fault.cure).toContain('DATA_DIR=/path/to/folder');
});

it('says what to do where PostgreSQL does not answer, and shows no password', async () => {
  const fault = await faultOf({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/shop' });
  expect(fault.message).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/shop cannot be used: .*ECONNREFUSED/);
  expect(fault.message + fault.cure).not.toContain('hunter2');
  expect(fault.cure).toContain('Check that it runs');
});
