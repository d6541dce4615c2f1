import { describe, expect, it } from 'vitest';
import { failureOfError, popupOf, serverFailure, statusOf } from './outcome.ts';
import { RequestError } from './request-error.ts';

const generic = {
  code: '',
  displayMsg: 'Something Went Wrong. Please Try Again.',
  header: 'Oops!',
  btnMsg: 'Ok',
};

describe('serverFailure', () => {
  it('ERR-03 ERR-04 takes text, header and button from the first error', () => {
    const first = { code: '2.STORENA', displayMsg: 'Too far', header: 'Sorry', btnMsg: 'Change' };
    expect(serverFailure({ status: 'FAILED', errors: [first, { displayMsg: 'second' }] })).toEqual(first);
  });

  it.each([
    [{ errors: [{ displayMsg: 'Too far' }] }, { ...generic, displayMsg: 'Too far' }],
    [{ errors: [{ header: 'Sorry' }] }, { ...generic, header: 'Sorry' }],
    [{ errors: [{ displayMsg: ' ', btnMsg: 7 }] }, generic],
    [{ errors: [] }, generic],
    [{ errors: 'no list' }, generic],
    [undefined, generic],
    ['<html>', generic],
  ])('ERR-01 ERR-04 falls back to the generic texts: %j', (reply, failure) => {
    expect(serverFailure(reply)).toEqual(failure);
  });

  it('ERR-01 makes the generic dialog of it', () => {
    expect(popupOf(serverFailure(null))).toEqual({
      kind: 'error',
      header: 'Oops!',
      text: 'Something Went Wrong. Please Try Again.',
      button: 'Ok',
    });
  });
});

it.each([
  [{ status: 'SUCCESS' }, 'success'],
  [{ status: 'success' }, 'success'],
  [{ status: 'PARTIAL' }, 'success'],
  [{ status: 'FAILED' }, 'failed'],
  [{ errors: [{ code: 'X' }] }, 'failed'],
  [{ status: 'WEIRD' }, 'unknown'],
  [{ status: 'WEIRD', errors: [{}] }, 'unknown'],
  [{}, 'unknown'],
  [undefined, 'unknown'],
])('ERR-02 statusOf %j is %s', (reply, status) => {
  expect(statusOf(reply)).toBe(status);
});

describe('failureOfError', () => {
  const detail = { kind: 'status', message: 'm', requestId: 'r' } as const;

  it('ERR-02 shows the generic dialog for anything thrown', () => {
    expect(failureOfError(new Error('x'))).toEqual(generic);
    expect(failureOfError(new RequestError({ ...detail, kind: 'network' }))).toEqual(generic);
  });

  it('ERR-03 prefers the words of the server', () => {
    expect(failureOfError(new RequestError({ ...detail, displayMsg: 'Not you' }))?.displayMsg).toBe(
      'Not you',
    );
  });

  it('shows nothing twice, and nothing for what was withdrawn', () => {
    expect(failureOfError(new RequestError({ ...detail, shown: true }))).toBeNull();
    expect(failureOfError(new RequestError({ ...detail, kind: 'aborted' }))).toBeNull();
  });
});
