import { expect, it } from 'vitest';
import { findSyntaxFault } from './json-syntax.ts';

it.each([
  ['{\n  "a": 1,\n}', { line: 3, column: 1, reason: 'a name in double quotes expected, but there is "}"' }],
  ['{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3, reason: `',' or '}' expected, but there is "\\""` }],
  ['{"a": [1, 2}', { line: 1, column: 12, reason: `',' or ']' expected, but there is "}"` }],
  ['{"a" 1}', { line: 1, column: 6, reason: `':' expected, but there is "1"` }],
  [
    '{"a": "open\n}',
    {
      line: 1,
      column: 7,
      reason: 'a text that is closed by a quote on the same line expected, but there is "\\""',
    },
  ],
  ["{'a': 1}", { line: 1, column: 2, reason: `a name in double quotes expected, but there is "'"` }],
  ['{"a": ', { line: 1, column: 7, reason: 'a value expected, but the file ends' }],
  ['{} {}', { line: 1, column: 4, reason: 'the end of the file expected, but there is "{"' }],
  ['', { line: 1, column: 1, reason: 'a value expected, but the file ends' }],
])('finds where %j stops being JSON', (text, fault) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findSyntaxFault(text)).toEqual(fault);
});

it.each(['{}', ' [1, -2.5e+3, true, null, "\\u00e9\\n"] ', '{"a": {"b": []}}', '"x"'])(
  'finds nothing in %j',
  (text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(findSyntaxFault(text)).toBeUndefined();
  },
);
