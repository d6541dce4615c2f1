import { expect, it } from 'vitest';
import { encodeQuery } from './query.ts';

it.each([
  [{ q: 'a&b c' }, '?q=a%26b%20c'],
  [{ 'na me': 1, yes: true }, '?na%20me=1&yes=true'],
  [{ city: 'Pune', none: undefined, nil: null }, '?city=Pune'],
  [{ tag: ['a', 'b'] }, '?tag=a&tag=b'],
  [{ zero: 0, empty: '' }, '?zero=0&empty='],
  [{}, ''],
  [undefined, ''],
])('REQ-12 encodes %j as %s', (query, text) => {
  expect(encodeQuery(query)).toBe(text);
});
