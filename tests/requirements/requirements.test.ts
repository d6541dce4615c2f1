import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { idsIn, misplacesDeclares } from './read-title.ts';
import { parseRequirements, readRequirements } from './requirements.ts';
import { stringsIn, stringsWithIds } from './strings-in-tests.ts';

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
  const strings = stringsWithIds(root, areas);

  it('name only requirements that exist', () => {
    const known = new Set(requirements.map(({ id }) => id));
    const strays = strings.flatMap(({ file, text }) =>
      idsIn(text, areas)
        .filter((id) => !known.has(id))
        .map((id) => `${id} in ${file}`),
    );
    expect(strings.length).toBeGreaterThan(1000);
    expect(strays).toEqual([]);
  });

  it("say 'declares' only directly after the ids that they declare", () => {
    const misplaced = strings.filter(({ text }) => misplacesDeclares(text, areas));
    expect(misplaced).toEqual([]);
  });

  it('are found by their strings, not by their comments', () => {
    const code =
      "// NAV-01\nit('NAV-02 opens', () => {});\nit.each([{ id: \"PAY-03\" }])('$id pays', () => {});\nconst x = 'SHA-256';";
    expect(stringsIn(code).flatMap((text) => idsIn(text, areas))).toEqual(['NAV-02', 'PAY-03']);
  });
});
