import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepAssets } from './keep-assets.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
const [assets, aside] = [join(folder, 'assets'), join(folder, 'aside')];
const now = Date.parse('2026-11-23T10:00:00Z');
const day = 24 * 3_600_000;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build writes, which empties the folder first. */
function build(files: Readonly<Record<string, string>>, builtAt: number) {
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(assets, name), text);
    utimesSync(join(assets, name), builtAt / 1000, builtAt / 1000);
  }
}

/** A build of these files, with what it keeps of those before. */
function buildAt(at: number, files: Readonly<Record<string, string>>) {
  const keep = keepAssets({ assets, aside, now: at });
  build(files, at);
  keep();
  return readdirSync(assets).toSorted();
}

it('PWA-06 the code of earlier builds stays for pages that go on with it, for two weeks from the build that replaced it', () => {
  buildAt(now - 60 * day, { 'menu-a.js': 'first', 'react-x.js': 'first' });
  // However long it was the newest one.
  expect(buildAt(now, { 'menu-b.js': 'second', 'react-x.js': 'second' })).toEqual([
    'menu-a.js',
    'menu-b.js',
    'react-x.js',
  ]);
  expect(readFileSync(join(assets, 'react-x.js'), 'utf8')).toBe('second');
  const third = { 'menu-c.js': 'third', 'react-x.js': 'third' };
  expect(buildAt(now + 10 * day, third)).toEqual(['menu-a.js', 'menu-b.js', 'menu-c.js', 'react-x.js']);
  // Nothing of it is newer for having been kept once.
  expect(buildAt(now + 15 * day, third)).toEqual(['menu-b.js', 'menu-c.js', 'react-x.js']);
  expect(buildAt(now + 25 * day, third)).toEqual(['menu-c.js', 'react-x.js']);
});

it('a file that a later build has again is of that build', () => {
  buildAt(now, { 'menu-a.js': 'first' });
  buildAt(now + day, { 'menu-b.js': 'second' });
  buildAt(now + 2 * day, { 'menu-a.js': 'first' });
  expect(buildAt(now + 16 * day, { 'menu-c.js': 'third' })).toEqual(['menu-a.js', 'menu-c.js']);
});

it('a first build has nothing to keep, and what a failed build set aside is not lost', () => {
  keepAssets({ assets, aside, now })();
  build({ 'menu-a.js': 'first' }, now);
  keepAssets({ assets, aside, now });
  rmSync(assets, { recursive: true });
  const keep = keepAssets({ assets, aside, now });
  build({ 'menu-b.js': 'second' }, now);
  keep();
  expect(readdirSync(assets).toSorted()).toEqual(['menu-a.js', 'menu-b.js']);
});
