import { expect, it } from 'vitest';
import { failureOfError } from './outcome.ts';
import { refusalOf, serverWordsOf } from './refusal.ts';

it('ERR-03 a refusal carries the words of the server', () => {
  const entry = { code: 'TOO_MANY', displayMsg: 'You have 20.', header: 'Sorry', btnMsg: 'OK' };
  const refusal = refusalOf({ status: 'FAILED', errors: [entry] }, 'REFUSED');
  expect(refusal).toMatchObject({ kind: 'bad-response', ...entry });
  expect(serverWordsOf(refusal)).toBe('You have 20.');
  expect(failureOfError(refusal)).toEqual(entry);
});

it.each([[undefined], [null], ['<html>'], [{ status: 'SUCCESS' }]])(
  'REQ-34 ERR-01 of %j has a code of its own and no words',
  (reply) => {
    const refusal = refusalOf(reply, 'REFUSED');
    expect(refusal).toMatchObject({ code: 'REFUSED', message: 'Bad response from server' });
    expect(serverWordsOf(refusal)).toBeUndefined();
  },
);

it('anything else that was thrown has none', () => {
  expect(serverWordsOf(new Error('offline'))).toBeUndefined();
});
