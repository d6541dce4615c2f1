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

it('PWA-06 the code of earlier builds stays for pages that go on with it, for two weeks', () => {
  build({ 'menu-a.js': 'first', 'react-x.js': 'first' }, now - 10 * day);
  let keep = keepAssets({ assets, aside, now });
  build({ 'menu-b.js': 'second', 'react-x.js': 'second' }, now);
  keep();
  expect(readdirSync(assets).toSorted()).toEqual(['menu-a.js', 'menu-b.js', 'react-x.js']);
  expect(readFileSync(join(assets, 'react-x.js'), 'utf8')).toBe('second');

  const later = now + 5 * day;
  keep = keepAssets({ assets, aside, now: later });
  build({ 'menu-c.js': 'third', 'react-x.js': 'third' }, later);
  keep();
  expect(readdirSync(assets).toSorted()).toEqual(['menu-b.js', 'menu-c.js', 'react-x.js']);
  expect(readdirSync(folder)).toEqual(['assets']);
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
