import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

function faultOf(text: string) {
  const reading = readJson(text);
  return reading.ok ? null : reading.fault;
}

describe('readJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJson(text)).toMatchObject({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('refuses what JSON.parse refuses, and also a name given twice', () => {
    const noise = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '1', '-', '.', 'e', 'null', ' ', '\\', 'a'),
    });
    fc.assert(
      fc.property(noise, (text) => {
        let parses = true;
        try {
          JSON.parse(text);
        } catch {
          parses = false;
        }
        const fault = faultOf(text);
        expect(fault === null || /given twice/.test(fault.message)).toBe(
          parses || /given twice/.test(fault?.message ?? ''),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['{\n  "a": 1,\n}', 2, 9, "This comma is one too many: '}' follows. Remove it."],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "A comma or '}' is missing before this. Add it."],
    ['{ a: 1 }', 1, 3, 'The name of a field is expected here. Write it between double quotes.'],
    [
      '{ "a": \'x\' }',
      1,
      8,
      'This text does not begin with a double quote. Write double quotes (") around it.',
    ],
    ['{ "a": “x” }', 1, 8, `Texts stand between straight double quotes ("), not '“'. Type the quotes again.`],
    ['{ "a" 1 }', 1, 7, "A colon is expected after 'a'. Add it."],
    ['[1, 2', 1, 1, "This '[' is never closed. Add its ']'."],
    [
      '{ "a": "x\n" }',
      1,
      8,
      'This text is not closed with a double quote on its line, or has an invalid \\ escape. Close it, and write \\\\ for a backslash.',
    ],
    ['{ "a": so }', 1, 8, "'so' is not a value: put texts between double quotes."],
    ['{ "a": yes }', 1, 8, "'yes' is not a value: write true, or put a text between double quotes."],
    ["{ 'a': 1 }", 1, 3, 'The name of a field is expected here. Write it between double quotes.'],
    ['{\n  "a": 1,\n  "a": 2\n}', 3, 3, "'a' is given twice, first in line 2: keep one of the two."],
    ['{ "a": [1, 2}', 1, 13, "A comma or ']' is missing before this. Add it."],
    ['{ "a": 01 }', 1, 8, 'This is not a number. Write one like 12.5, or put a text between double quotes.'],
    [
      '{ "a": 1.5.2 }',
      1,
      8,
      'This is not a number. Write one like 12.5, or put a text between double quotes.',
    ],
    ['[1 2]', 1, 4, "A comma or ']' is missing before this. Add it."],
    ['[1,]', 1, 3, "This comma is one too many: ']' follows. Remove it."],
    ['{', 1, 1, "This '{' is never closed. Add its '}'."],
    ['{ "a": // one', 1, 8, 'JSON has no comments: remove this one.'],
    ['{ "a": ', 1, 8, 'The document ends where a value is expected. Write the value.'],
    ['{} {}', 1, 4, 'Something follows after the end of the document: remove it.'],
    ['[1] // end', 1, 5, 'Something follows after the end of the document: remove it.'],
    ['', 1, 1, "There is nothing in it. Write the document: it begins with '{'."],
  ])('says what is wrong with %j, and where', (text, line, column, message) => {
    expect(faultOf(text)).toMatchObject({ line, column, message });
  });

  it('finds every syntax fault of a text that can be told from the others, and what was meant', () => {
    const text = [
      '{',
      '  "a": 1', // line 2
      '  "b": [“x”, \'y\', 3,], // so',
      '  “c”: { "d": "e" "f": 1 },',
      '  "a": 4,',
      '  "g": 5,',
      '}',
    ].join('\n');
    const reading = readJson(text);
    if (reading.ok) throw new Error('It has faults.');
    expect(reading.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      "3:3 A comma or '}' is missing before this. Add it.",
      `3:9 Texts stand between straight double quotes ("), not '“'. Type the quotes again.`,
      '3:14 This text does not begin with a double quote. Write double quotes (") around it.',
      "3:20 This comma is one too many: ']' follows. Remove it.",
      '3:24 JSON has no comments: remove this one.',
      '4:3 The name of a field is expected here. Write it between double quotes. The line has curly quotes (“ ”): around names and texts they must be straight (").',
      "4:19 A comma or '}' is missing before this. Add it.",
      "5:3 'a' is given twice, first in line 2: keep one of the two.",
      "6:9 This comma is one too many: '}' follows. Remove it.",
    ]);
    expect(reading.mended?.value).toEqual({ a: 4, b: ['x', 'y', 3], c: { d: 'e', f: 1 }, g: 5 });
    expect(reading.mended?.places.get('c.f')).toEqual({
      start: text.indexOf('1 }'),
      end: text.indexOf(' },'),
    });
  });

  it.each([
    [
      'a text that is not closed',
      '{\n "a": "x,\n "b": 1\n "c": 2\n}',
      ['2:7 This text is not closed', "4:2 A comma or '}'"],
    ],
    ['words that are no values', '[\n yes,\n 1,\n no\n]', ["2:2 'yes'", "4:2 'no'"]],
    [
      'an escape that JSON does not have',
      '{\n "a": "x\\q",\n "b": “x”\n "c": 1\n}',
      ['2:7 This text', '3:7 Texts', '4:2 A comma'],
    ],
    ['quotes within a text', '{\n "a": "say "hi"",\n "b": “x”\n}', ['2:12 A text ends', '3:7 Texts']],
  ])('goes on after %s, without a guess at what was meant', (_, text, found) => {
    const reading = readJson(text);
    if (reading.ok) throw new Error('It has faults.');
    expect(reading.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
      found.map((said) => expect.stringContaining(said)),
    );
    expect(reading.mended).toBeUndefined();
  });

  it.each([
    ['a bracket that is missing', '{\n "a": [1, 2,\n "b": 1\n "c": 2\n}', 1],
    [
      'a bracket that is missing around a node',
      '{\n "a": [{\n "b": {\n },\n { "c": 1 },\n { "d": 1 }\n]}',
      1,
    ],
    ['ten faults', `[${'\n no,'.repeat(30)}\n1]`, 10],
  ])('stops at %s', (_, text, count) => {
    const reading = readJson(text);
    expect(reading.ok ? [] : reading.faults).toHaveLength(count);
  });

  it('mends noise to JSON, or not at all', () => {
    const noise = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '1', '“', "'", 'e', '\n', ' ', '\\', '/', 'a'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(noise, (text) => {
        const reading = readJson(text);
        if (reading.ok) return;
        expect(reading.faults.length).toBeLessThanOrEqual(10);
        expect(reading.fault).toBe(reading.faults[0]);
      }),
      { numRuns: 3000 },
    );
  });

  it('accepts the same name in another object', () => {
    expect(faultOf('[{ "a": 1 }, { "a": { "a": 2 } }]')).toBeNull();
  });

  it('returns the position of each value', () => {
    const text = '{ "nodes": [{ "id": "a", "props": { "items": ["x", "y"] } }] }';
    const reading = readJson(text);
    if (!reading.ok) throw new Error(reading.fault.message);
    const { start, end } = reading.places.get('nodes[0].props.items[1]') ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe('"y"');
  });

  it.each([
    ['a[0]', '10'],
    ['a[1]', '{"b": [[]]}'],
    ['a[1].b[0]', '[]'],
    ['c.d', '"x"'],
    ['e', '{}'],
  ])('has the place of %s', (address, found) => {
    const text = '{"a": [10, {"b": [[]]}], "c.d": "x", "e": {}}';
    const reading = readJson(text);
    const { start, end } = (reading.ok && reading.places.get(address)) || { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe(found);
  });

  it('reads __proto__ as an ordinary name', () => {
    const reading = readJson('{ "__proto__": { "polluted": true } }');
    expect(reading.ok && Object.keys(reading.value as object)).toEqual(['__proto__']);
    expect('polluted' in {}).toBe(false);
  });
});
