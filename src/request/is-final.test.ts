import { expect, it } from 'vitest';
import { isFinal } from './is-final.ts';
import { refusalWith } from './refusal.ts';

it.each([
  ['refused', 400, true],
  ['refused', 404, true],
  ['refused', 499, true],
  ['refused', 401, false],
  ['refused', 408, false],
  ['refused', 429, false],
  ['refused', 500, false],
  ['refused', null, false],
  ['network', null, false],
  ['session', 403, false],
  ['unreadable', 200, false],
  ['service', 503, false],
] as const)('whether the server has decided: %s with status %s, %s', (kind, status, expected) => {
  expect(isFinal({ ...refusalWith({ kind, code: '' }), status })).toBe(expected);
});
