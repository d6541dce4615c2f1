import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartFault } from '../start-fault.ts';
import { takeLock } from './lock-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const lock = () => join(folder, 'lock.pid');

it('takes the folder with the pid of this process, and gives it back', () => {
  const release = takeLock(folder);
  expect(readFileSync(lock(), 'utf8').trim()).toBe(String(process.pid));
  release();
  expect(existsSync(lock())).toBe(false);
});

it('refuses while another process holds it, and says which and what to do', () => {
  writeFileSync(lock(), '4242\n');
  expect(() => takeLock(folder, () => true)).toThrow(StartFault);
  expect(() => takeLock(folder, () => true)).toThrow(/in use by another process \(pid 4242\)/);
  expect(readFileSync(lock(), 'utf8')).toBe('4242\n');
});

it.each(['4242\n', '', 'no number', String(process.pid)])(
  'takes over a lock that nobody holds any more: %j',
  (left) => {
    writeFileSync(lock(), left);
    const release = takeLock(folder, () => false);
    expect(readFileSync(lock(), 'utf8').trim()).toBe(String(process.pid));
    release();
  },
);

it('leaves a lock alone that another process took meanwhile', () => {
  const release = takeLock(folder);
  writeFileSync(lock(), '4242\n');
  release();
  expect(existsSync(lock())).toBe(true);
});
