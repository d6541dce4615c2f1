import { expect, it } from 'vitest';
import { isRecord } from './is-record.ts';

it.each([{}, { a: 1 }, Object.create(null)])('takes %j for an object with fields', (value) => {
  expect(isRecord(value)).toBe(true);
});

it.each([null, undefined, [], 'text', 5, true, () => ({})])('takes %j for none', (value) => {
  expect(isRecord(value)).toBe(false);
});
