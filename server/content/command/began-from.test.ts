import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beganFrom } from './began-from.ts';

function setUp() {
  const contentDir = mkdtempSync(join(tmpdir(), 'began-'));
  onTestFinished(() => rmSync(contentDir, { recursive: true }));
  const printed: string[] = [];
  const began = beganFrom({
    contentDir,
    address: 'http://shop.test',
    print: (line) => void printed.push(line),
  });
  const base = (version: number) => ({ version, checksum: `sum-${version}` });
  return { began, base, printed, file: join(contentDir, '.began-from.json') };
}

it('what files began from stands in the order of the names, so that version control shows what changed', () => {
  const { began, base, file } = setUp();
  const others = { 'http://z.test': { b: base(1) }, 'http://a.test': { b: base(1) } };
  writeFileSync(file, JSON.stringify(others));
  began.remember(
    new Map([
      ['b', base(1)],
      ['a', base(2)],
      ['c', base(3)],
    ]),
  );
  expect(began.find('a')).toEqual(base(2));
  const text = readFileSync(file, 'utf8');
  expect(text.match(/"(http[^"]*|[abc])"/g)).toEqual(
    ['http://a.test', 'b', 'http://shop.test', 'a', 'b', 'c', 'http://z.test', 'b'].map(
      (name) => `"${name}"`,
    ),
  );
});

it('the file is written only when something changed', () => {
  const { began, base, file } = setUp();
  const text = JSON.stringify({ 'http://shop.test': { a: base(2) } });
  writeFileSync(file, text);
  began.remember(new Map([['a', base(2)]]));
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('a publication that is done is not taken for a failed one because the file cannot be written', () => {
  const { began, base, file, printed } = setUp();
  mkdirSync(`${file}.new`);
  began.remember(new Map([['a', base(2)]]));
  expect(printed).toEqual([
    `! What these files began from could not be kept in ${file} (EISDIR). The next publish of them may ask for --onto-live.`,
  ]);
});
