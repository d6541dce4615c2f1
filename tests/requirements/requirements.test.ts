import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { idsInStrings, idsInTests } from './ids-in-tests.ts';
import { parseRequirements, readRequirements } from './requirements.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const requirements = readRequirements(root);
const areas = new Set(requirements.map(({ area }) => area));

describe('docs/requirements.tsv', () => {
  it('has one row for each id', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(700);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('is refused with the line that is wrong', () => {
    const text = 'id\tarea\trequirement\tspec section\thow it shows\nNAV-01\tPAY\tx\ty\tz\n';
    expect(() => parseRequirements(text)).toThrow('line 2');
  });
});

describe('tests', () => {
  it('name only requirements that exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const strays = [...idsInTests(root, areas)].filter(([id]) => !known.has(id));
    expect(strays.map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual([]);
  });

  it('are found by their strings, not by their comments', () => {
    const code =
      "// NAV-01\nit('NAV-02 opens', () => {});\nit.each([{ id: \"PAY-03\" }])('$id pays', () => {});\nconst x = 'SHA-256';";
    expect([...idsInStrings(code, areas)]).toEqual(['NAV-02', 'PAY-03']);
  });
});
