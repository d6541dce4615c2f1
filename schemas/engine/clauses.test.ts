import { expect, it } from 'vitest';
import { clausesHold } from './clauses.ts';

it('a clause without a value is none; one that nobody knows does not hold', () => {
  const clauses = { session: () => false };
  expect(clausesHold({ clauses, facts: {} }, { session: undefined })).toBe(true);
  expect(clausesHold({ clauses, facts: {} }, { session: 'guest' })).toBe(false);
  expect(clausesHold({ clauses, facts: {} }, { toString: 'x' })).toBe(false);
});
