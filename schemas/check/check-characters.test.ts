import { expect, it } from 'vitest';
import { checkCharacters } from './check-characters.ts';

function faultsOf(value: unknown): string[] {
  const faults: string[] = [];
  checkCharacters(value, [], (path, _code, message) => faults.push(`${path.join('.')} ${message}`));
  return faults;
}

it.each([
  [
    'a\u0000b',
    'a control character, U+0000 (in the file it may be written \\u0000), which nobody can read. Remove it.',
  ],
  [
    'a\u0007b',
    'a control character, U+0007 (in the file it may be written \\u0007), which nobody can read. Remove it.',
  ],
  [
    'a\u0085b',
    'a control character, U+0085 (in the file it may be written \\u0085), which nobody can read. Remove it.',
  ],
  [
    'a\ud83db',
    'half of a character, U+D83D (in the file it may be written \\ud83d). Write the whole character again.',
  ],
  [
    'a\ude00b',
    'half of a character, U+DE00 (in the file it may be written \\ude00). Write the whole character again.',
  ],
])('finds in the text %j what cannot be kept, at its place', (text, said) => {
  expect(faultsOf({ nodes: [{ anything: { at: ['x', text] } }] })).toEqual([
    `nodes.0.anything.at.1 holds ${said}`,
  ]);
  expect(faultsOf({ nodes: [{ [text]: 1 }] })).toEqual([`nodes.0 has a name that holds ${said}`]);
});

it.each(['', 'two\nlines', 'a\ttab', 'a\r\nb', '₹199 😀 पिज़्ज़ा', 'a\u200db'])(
  'finds nothing in %j',
  (text) => {
    expect(faultsOf([text, { [text]: text }, 1, null])).toEqual([]);
  },
);
