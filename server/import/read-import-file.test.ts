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
