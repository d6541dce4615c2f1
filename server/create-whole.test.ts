import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWhole } from './create-whole.ts';

vi.mock('node:fs', { spy: true });

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'whole-'));
});
afterEach(() => {
  vi.mocked(fs.linkSync).mockReset();
  fs.rmSync(folder, { recursive: true });
});

const path = () => join(folder, 'file');
const linksFailWith = (code: string) =>
  vi.mocked(fs.linkSync).mockImplementation(() => {
    throw Object.assign(new Error(code), { code, syscall: 'link' });
  });

it('creates a file with its text, once', () => {
  expect(createWhole(path(), { text: 'first', mode: 0o600 })).toBe(true);
  expect(createWhole(path(), { text: 'second' })).toBe(false);
  expect(fs.readFileSync(path(), 'utf8')).toBe('first');
  expect(fs.statSync(path()).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['file']);
});

it('creates it where the file system has no hard links', () => {
  linksFailWith('EPERM');
  expect(createWhole(path(), { text: 'first', mode: 0o600 })).toBe(true);
  expect(createWhole(path(), { text: 'second' })).toBe(false);
  expect(fs.readFileSync(path(), 'utf8')).toBe('first');
  expect(fs.statSync(path()).mode & 0o777).toBe(0o600);
});

it('leaves nothing behind when it fails', () => {
  linksFailWith('EIO');
  expect(() => createWhole(path(), { text: 'first' })).toThrow('EIO');
  expect(fs.readdirSync(folder)).toEqual([]);
});
