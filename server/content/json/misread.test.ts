import { expect, it } from 'vitest';
import { placesInText } from '../places-in-text.ts';
import { readJson } from './read-json.ts';

/** What the reader says of a text with faults: `line:column message`, and what was meant, where that is certain. */
function read(text: string) {
  const reading = readJson(text);
  if (reading.ok) throw new Error('It has no faults.');
  return {
    faults: reading.faults.map(({ line, column, message }) => `${line}:${column} ${message}`),
    mended: reading.mended?.value,
  };
}
const saying = (...texts: string[]) => texts.map((text) => expect.stringContaining(text));

it.each([
  ['{\n "a": "The "best" dinner",\n "b": 1\n}', '2:12'],
  ['{\n "a": "The 10" pizza",\n "b": 1\n}', '2:14'],
  ['{\n "a": ""Best" dinner"\n}', '2:8'],
  ['{ "a": "The "10" pizza", "b": 1 }', '1:13'],
  ['["The best "dinner""]', '1:12'],
])('of the quotation marks in %j it says how to write them', (text, place) => {
  expect(read(text)).toEqual({
    faults: [
      `${place} A text ends at this quotation mark, but more follows. For a quotation mark inside a text write \\", and otherwise a comma after the text.`,
    ],
    mended: undefined,
  });
});

it.each(['{ "a": "x" "b": "y" }', '{ "a": "x" b": "y" }', '["a"b]', '["a" [1] "b"]', '["a"\nb "c"]'])(
  'of a comma that is missing after a text it says that: %j',
  (text) => {
    expect(read(text).faults[0]).toContain('A comma or');
  },
);

it.each([
  ['{ "a": 1,500 }', '1:8 A number has no comma in it: 1,500. Write 1500.'],
  ['{ "a": -1,50,000.5, "b": 2 }', '1:8 A number has no comma in it: -1,50,000.5. Write -150000.5.'],
  ['{ "a": 12,500 }', '1:8 A number has no comma in it: 12,500. Write 12500.'],
  ['{ "a": 1,5 }', '1:8 A number has no comma in it: 1,5. Write 1.5.'],
  ['{ "a": "x 1,", 5 }', '1:16 The name of a field is expected here. Write it between double quotes.'],
  ['[\nyes]', "2:1 'yes' is not a value: write true, or put a text between double quotes."],
  ['[Off]', "1:2 'Off' is not a value: write false, or put a text between double quotes."],
  ['[constructor]', "1:2 'constructor' is not a value: put texts between double quotes."],
  ['', "1:1 There is nothing in it. Write the document: it begins with '{'."],
  [' \n\n', "3:1 There is nothing in it. Write the document: it begins with '{'."],
])('says what is wrong with %j', (text, said) => {
  expect(read(text).faults).toEqual([said]);
});

it.each([
  [
    'True',
    '{ "a": True, "b": FALSE }',
    { a: true, b: false },
    ["1:8 'True' is not a value: write true", "1:19 'FALSE'"],
  ],
  ["';' after a value", '{ "a": 1;\n"b": 2 }', { a: 1, b: 2 }, ["1:9 JSON has no ';': write a comma (,)."]],
  ["';' after a word", '[true; null]', [true, null], ["1:6 JSON has no ';': write a comma (,)."]],
  ["';' at the end of an object", '{ "a": 1; }', { a: 1 }, ["1:9 JSON has no ';': remove it."]],
  ["';' after a text", '["a"; "b"]', ['a', 'b'], ["1:5 JSON has no ';': write a comma (,)."]],
  ['a fence of Markdown', '```json\n{ "a": 1 }\n```\n', { a: 1 }, ['1:1 This is a mark of Markdown (```)']],
  ['one mark of it', '```\n{ "a": 1 }\n', { a: 1 }, ['1:1 This is a mark of Markdown']],
  [
    'words around the document',
    'Here it is,\nall of it:\n{ "a": 1 }\nDo you\nlike it?\n',
    { a: 1 },
    ["1:1 A document begins with '{'. Remove the text before it.", '4:1 Something follows after the end'],
  ],
  ['words and a fence', 'Here it is:\n```\n{ "a": 1 }\n```', { a: 1 }, ["1:1 A document begins with '{'."]],
])('knows what was meant by %s', (_, text, meant, said) => {
  expect(read(text)).toEqual({ mended: meant, faults: saying(...said) });
});

it.each(['True-ish', 'tRue', 'true1', 'true;ish'])('does not guess what was meant by %s', (word) => {
  expect(read(`[${word}]`)).toMatchObject({ mended: undefined });
});

const conflict = '<<<<<<< HEAD\n"a": 1,\n=======\n"a": 2,\n>>>>>>> theirs\n';
it('says each conflict of version control once, and nothing else', () => {
  const said = 'This is a conflict of version control: two versions of the same lines.';
  expect(read(`{\n${conflict}"b": yes\n}`)).toEqual({ mended: undefined, faults: saying(`2:1 ${said}`) });
  expect(read(`{\n${conflict}${conflict}"b": 1\n}`).faults).toEqual(saying(`2:1 ${said}`, `7:1 ${said}`));
  expect(read(`{\n${conflict.repeat(12)}"b": 1\n}`).faults).toHaveLength(10);
  expect(readJson('["<<<<<<< HEAD"]')).toMatchObject({ ok: true });
});

it.each(['\r', '\r\n', '\n'])('counts lines that end with %j', (end) => {
  const text = ['{', '"a": 1,', '"b": 2', '}'].join(end);
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.fault.message);
  expect(placesInText(text, reading.places).lineOf('b')).toBe(3);
  expect(read(['{', '"a": 1,', '"b": yes,', '"c": no,', '"d": 1 }'].join(end)).faults).toEqual(
    saying("3:6 'yes'", "4:6 'no'"),
  );
  expect(readJson(`["a${end}b"]`)).toMatchObject({ ok: false });
});
