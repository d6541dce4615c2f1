import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readImportFile } from './read-import-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('tells all faults of syntax in one go, and those of the content where it is certain what was meant', () => {
  const file = join(folder, 'stores.json');
  writeFileSync(file, '{"stores": [\n{ "id": 1, },\n]}');
  const { value, faults } = readImportFile(
    file,
    z.strictObject({ stores: z.array(z.object({ id: z.string() })) }),
  );
  expect(value).toBeUndefined();
  expect(faults.map(({ code, address }) => [code, address.split(',')[0]])).toEqual([
    ['json-syntax', 'line 2'],
    ['json-syntax', 'line 2'],
    ['invalid_type', 'stores[0].id'],
  ]);
});

const names = z.strictObject({ names: z.array(z.string()) });

it.each([
  ['ANSI', 'latin1'],
  ['UTF-16', 'utf16le'],
] as const)(
  'refuses a file that is saved as %s: customers would read \uFFFD in the name of a dish',
  (_, encoding) => {
    const file = join(folder, `${encoding}.json`);
    writeFileSync(file, Buffer.from('{"names":["Jalape\u00F1o dip"]}', encoding));
    expect(readImportFile(file, names)).toEqual({
      faults: [
        expect.objectContaining({
          file,
          code: 'encoding',
          message: 'The file is not saved as UTF-8: save it again with the encoding UTF-8.',
        }),
      ],
    });
  },
);

it('reads UTF-8 with the mark that editors on Windows write', () => {
  const file = join(folder, 'marked.json');
  writeFileSync(file, '\uFEFF{"names":["Jalape\u00F1o dip"]}');
  expect(readImportFile(file, names)).toEqual({ value: { names: ['Jalape\u00F1o dip'] }, faults: [] });
});

it('names a control character, which the database refuses, by its address', () => {
  const file = join(folder, 'control.json');
  writeFileSync(file, String.raw`{"names":["Fries","Dip\u0000"]}`);
  const { value, faults } = readImportFile(file, names);
  expect(value).toBeUndefined();
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^names\[1\] holds a control character, U\+0000 .* Remove it\.$/),
  ]);
});

it('says of a folder that it is one', () => {
  expect(readImportFile(folder, names).faults.map(({ message }) => message)).toEqual([
    'The file is a folder. Name a file in it.',
  ]);
});
