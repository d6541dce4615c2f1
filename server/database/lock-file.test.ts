import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartFault } from '../start-fault.ts';
import type { Processes } from '../lock-holder.mjs';
import { takeLock } from './lock-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'lock.pid');
const held = () => readFileSync(lock(), 'utf8').trim();
const leftovers = () => readdirSync(folder).filter((name) => name !== 'lock.pid');

const someone: Processes = { runs: () => true, birthOf: () => undefined };
const nobody: Processes = { runs: () => false, birthOf: () => undefined };
const born = (births: Readonly<Record<number, string>>): Processes => ({
  runs: (pid) => pid in births,
  birthOf: (pid) => births[pid],
});

it('takes the folder with the pid of this process, and gives it back', () => {
  const release = takeLock(folder);
  expect(held().split(' ')[0]).toBe(String(process.pid));
  expect(leftovers()).toEqual([]);
  release();
  expect(existsSync(lock())).toBe(false);
});

it('refuses while another process holds it, and says which and what to do', () => {
  writeFileSync(lock(), '4242\n');
  expect(() => takeLock(folder, someone)).toThrow(StartFault);
  expect(() => takeLock(folder, someone)).toThrow(/in use by another process \(pid 4242\)/);
  expect(held()).toBe('4242');
  expect(leftovers()).toEqual([]);
});

it.each(['4242\n', '4242 boot/1\n', '', 'no number', String(process.pid)])(
  'takes over a lock that nobody holds any more: %j',
  (left) => {
    writeFileSync(lock(), left);
    const release = takeLock(folder, nobody);
    expect(held()).toBe(String(process.pid));
    expect(leftovers()).toEqual([]);
    release();
    expect(existsSync(lock())).toBe(false);
  },
);

it('distinguishes the process that took it from a later one with the same pid, as after a power cut', () => {
  const release = takeLock(folder, born({ [process.pid]: 'boot-1/70' }));
  expect(held()).toBe(`${process.pid} boot-1/70`);
  release();
  writeFileSync(lock(), '4242 boot-1/9\n');
  expect(() => takeLock(folder, born({ 4242: 'boot-1/9' }))).toThrow(/pid 4242/);
  takeLock(folder, born({ 4242: 'boot-2/9' }))();
  expect(existsSync(lock())).toBe(false);
});

it.runIf(process.platform === 'linux')('returns the start time of a running process', () => {
  writeFileSync(lock(), `${process.ppid} another-boot/1\n`);
  takeLock(folder)();
  writeFileSync(lock(), `${process.ppid}\n`);
  expect(() => takeLock(folder)).toThrow(StartFault);
});

it('gives way to a process that takes over the same abandoned lock a moment earlier', () => {
  writeFileSync(lock(), '4242\n');
  const quicker: Processes = {
    // While this process finds that the holder has ended, another one takes the lock over.
    runs(pid) {
      if (pid === 4242) writeFileSync(lock(), '5151\n');
      return pid === 5151;
    },
    birthOf: () => undefined,
  };
  expect(() => takeLock(folder, quicker)).toThrow(/pid 5151/);
  expect(held()).toBe('5151');
  expect(leftovers()).toEqual([]);
});

it('leaves a lock alone that another process took meanwhile', () => {
  const release = takeLock(folder);
  writeFileSync(lock(), '4242\n');
  release();
  expect(existsSync(lock())).toBe(true);
});
