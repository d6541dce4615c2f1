import { expect, it } from 'vitest';
import { canonicalJson, checksumOf } from './canonical-json.ts';

it('equal documents give equal texts, however their keys are ordered, and lists keep their order', () => {
  const [one, other] = [
    { b: [1, { d: 1, c: 2 }], a: 'x' },
    { a: 'x', b: [1, { c: 2, d: 1 }] },
  ];
  expect(canonicalJson(one)).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
  expect(checksumOf(one)).toBe(checksumOf(other));
  expect(checksumOf(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(checksumOf({ ...one, b: [{ d: 1, c: 2 }, 1] })).not.toBe(checksumOf(one));
});
