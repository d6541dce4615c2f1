import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

it('takes the id that a request brings, cut to what a table holds', () => {
  expect(requestIdOf({ headers: { 'x-request-id': '1700000000-u-1' } })).toBe('1700000000-u-1');
  expect(requestIdOf({ headers: { 'x-request-id': 'x'.repeat(9000) } })).toHaveLength(255);
});

it('makes one where there is none', () => {
  expect(requestIdOf({ headers: {} })).toMatch(/^[\da-f-]{36}$/);
  expect(requestIdOf({ headers: { 'x-request-id': '' } })).not.toBe(requestIdOf({ headers: {} }));
});
