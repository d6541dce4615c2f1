import { expect, it } from 'vitest';
import { outcomeOf } from './outcome.ts';

it.each([
  [{ status: 'SUCCESS' }, 'success'],
  [{ status: 'success' }, 'success'],
  [{ status: 'PARTIAL' }, 'success'],
  [{ status: 'FAILED' }, 'failed'],
  [{ errors: [{ code: 'X' }] }, 'failed'],
  [{ status: 'WEIRD' }, 'unknown'],
  [{ status: 'WEIRD', errors: [{}] }, 'unknown'],
  [{}, 'unsaid'],
  [{ status: ' ' }, 'unsaid'],
  [{ status: 7 }, 'unsaid'],
  [undefined, 'unsaid'],
  ['<html>', 'unsaid'],
])('ERR-02 ORD-18 outcomeOf %j is %s', (reply, outcome) => {
  expect(outcomeOf(reply)).toBe(outcome);
});
