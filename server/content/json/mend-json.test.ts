import { expect, it } from 'vitest';
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
  ['curly quotes around several words', '{ "a": “two words” }', { a: 'two words' }],
  ['curly quotes around nothing', '[“”]', ['']],
  ['a quote of a word processor at the end alone', '{ "a": "two words” }', { a: 'two words' }],
  ['low quotes', '[„two words“]', ['two words']],
  ['single quotes around several words', "{ 'the name': 'two words' }", { 'the name': 'two words' }],
  ['curly single quotes', '[‘two words’]', ['two words']],
  ['a wrong quote before some room and a comma', '[“a”  , “b”\t, “c”\n]', ['a', 'b', 'c']],
  ['wrong quotes to the very end', '“two words”', 'two words'],
  ['a comment of several words', '[1, /* the first */ 2 /* the second */]', [1, 2]],
  ['a comment to the end of its line', '[1, // the first\n 2]', [1, 2]],
  ['a comma that is missing after a list', '[[1] [2]]', [[1], [2]]],
  ['a comma before a comment', '[1, // the last\n]', [1]],
])('knows what was meant by %s', (_, text, meant) => {
  expect(read(text).mended).toEqual(meant);
});

it.each([
  ['a word', '[\n yes,\n “x”\n]', ["2:2 'yes'", '3:2 Texts']],
  ['an escape that JSON does not have', '[\n "of two\\q",\n “x”\n]', ['2:2 This text', '3:2 Texts']],
  ['a quote that is not before a comma', '[\n “x” of y,\n “x”\n]', ['2:2 Texts', '3:2 Texts']],
])('does not guess what was meant by %s', (_, text, found) => {
  expect(read(text)).toEqual({ faults: saying(...found), mended: undefined });
});

it('of wrong quotes after a comma that is missing, both are said', () => {
  expect(read('[1 “x”]')).toEqual({
    faults: saying("1:4 A comma or ']'", '1:4 Texts stand'),
    mended: [1, 'x'],
  });
});

it('says of a text that ends too early that alone', () => {
  expect(read('{ "a": ').faults).toEqual(saying('1:8 The document ends'));
  expect(read('{\n "a": ').faults).toEqual(saying('2:7 The document ends'));
});

it('says of a text of one line its first fault alone, where that cannot be mended', () => {
  expect(read('[yes]\n').faults).toEqual(saying("1:2 'yes'"));
});

it.each([
  ['goes on after a line with brackets that are closed on it', '[\n yes [1, { "a": 2 }],\n no\n]', 2],
  ['stops at a line with a bracket that is not closed on it', '[\n yes, [\n 1 2\n ],\n no\n]', 1],
  ['stops at a line that closes one bracket and opens another', '[\n [\n yes ], [\n 1 2\n ],\n no\n]', 1],
])('%s', (_, text, count) => {
  expect(read(text).faults).toHaveLength(count);
});

it('says no second fault of a line that may follow from the first', () => {
  expect(read('[\n “x”, yes,\n 1\n]').faults).toEqual(saying('2:2 Texts'));
});

it('says of a comma that it is one too many, unless that is so only because what follows it could not be read', () => {
  expect(read('[\n yes,\n 1,\n]').faults).toEqual(saying("2:2 'yes'", '3:3 This comma'));
  expect(read('[\n 1,\nx\n]').faults).toEqual(saying("3:1 'x'"));
  expect(read('[1, // x\n]').faults).toEqual(saying('1:3 This comma', '1:5 JSON has no comments'));
});

it('says that a bracket is never closed, also where the rest could not be read', () => {
  expect(read('[\n yes,\n').faults).toEqual(saying("1:1 This '['", "2:2 'yes'"));
});

it('says ten faults, the first ones', () => {
  expect(read(`{${'"a": 1,'.repeat(12)}"b": 2}`).faults).toHaveLength(10);
  const { faults } = read(`[${'\n no,'.repeat(12)}`);
  expect([faults.length, faults[0]]).toEqual([10, expect.stringContaining("2:2 'no'")]);
});

it.each([
  ['["a"b]', "A comma or ']' is missing before this. Add it."],
  ['[1', "This '[' is never closed. Add its ']'."],
  [
    '{ "a\n: 1 }',
    'This text is not closed with a double quote on its line, or has an invalid \\ escape. Close it, and write \\\\ for a backslash.',
  ],
  ['[-]', 'This is not a number. Write one like 12.5, or put a text between double quotes.'],
  ['[;]', "A value is expected here, not ';'. Write the value, or remove the comma or colon before it."],
  ['[;abc]', "A value is expected here, not ';'. Write the value, or remove the comma or colon before it."],
])('says what is wrong with %j', (text, message) => {
  expect(read(text).faults[0]).toContain(message);
});
