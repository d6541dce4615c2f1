import { describe, expect, it } from 'vitest';
import { errorOfRefusal, refusalOfError } from './refusal-of-error.ts';
import { refusalWith, textOf, unshownTextOf } from './refusal.ts';
import { dataOrThrow, RefusalError, refusalIn } from './refusal-error.ts';
import { RequestError } from './request-error.ts';

const generic = { text: 'Something Went Wrong. Please Try Again.', header: 'Oops!', button: 'Ok' };
const detail = { message: 'm', requestId: 'r' };

describe('refusalWith', () => {
  it('ERR-03 ERR-04 takes text, header and button of the server', () => {
    const said = { code: '2.STORENA', displayMsg: 'Too far', header: 'Sorry', btnMsg: 'Change' };
    expect(refusalWith({ kind: 'refused', ...said })).toMatchObject({
      code: '2.STORENA',
      text: 'Too far',
      header: 'Sorry',
      button: 'Change',
      hasServerText: true,
    });
  });

  it('ERR-01 ERR-04 falls back to the generic texts, each for itself', () => {
    expect(refusalWith({ kind: 'refused' })).toMatchObject({
      ...generic,
      code: '',
      requestId: '',
      hasServerText: false,
    });
    expect(refusalWith({ kind: 'refused', header: 'Sorry' })).toMatchObject({ ...generic, header: 'Sorry' });
    expect(refusalWith({ kind: 'refused', displayMsg: 'No' })).toMatchObject({ ...generic, text: 'No' });
  });
});

describe('refusalOfError', () => {
  it.each([
    ['status', 'refused'],
    ['network', 'network'],
    ['session', 'session'],
    ['service', 'service'],
    ['bad-response', 'unreadable'],
  ] as const)('%s is %s to the caller', (kind, told) => {
    const error = new RequestError({ ...detail, kind, status: 500, code: 'X', shown: true });
    expect(refusalOfError(error)).toMatchObject({
      kind: told,
      status: 500,
      code: 'X',
      requestId: 'r',
      message: 'm',
      shown: true,
    });
  });

  it.each(['refused', 'network', 'session', 'service', 'unreadable'] as const)(
    'a session that is not made passes on why: %s',
    (kind) => {
      const said = { displayMsg: 'Too many guests', header: 'Sorry', btnMsg: 'Later' };
      const parts = { kind, code: 'FULL', message: 'm', status: 429, requestId: 'r', shown: true };
      for (const refusal of [refusalWith({ ...parts, ...said }), refusalWith(parts)])
        expect(refusalOfError(errorOfRefusal(refusal))).toEqual(refusal);
    },
  );

  it.each(['aborted', 'unresolved'] as const)('%s is no refusal', (kind) => {
    expect(refusalOfError(new RequestError({ ...detail, kind }))).toBeNull();
  });
});

it('ERR-03 the text to show is the server’s own, else the caller’s; a toast repeats nothing that was shown', () => {
  expect(textOf(refusalWith({ kind: 'refused', displayMsg: 'Not you' }), 'Not saved.')).toBe('Not you');
  expect(textOf(refusalWith({ kind: 'refused' }), 'Not saved.')).toBe('Not saved.');
  const shown = refusalWith({ kind: 'network', shown: true });
  expect(textOf(shown, 'Not saved.')).toBe('Not saved.');
  expect(unshownTextOf(shown, 'Not saved.')).toBeNull();
  expect(unshownTextOf({ ...shown, shown: false }, 'Not saved.')).toBe('Not saved.');
});

it('a refusal can be thrown and read again', () => {
  const refusal = refusalWith({ kind: 'network', code: 'OFFLINE' });
  expect(dataOrThrow({ ok: true, data: 1 })).toEqual({ ok: true, data: 1 });
  expect(() => dataOrThrow({ ok: false, refusal })).toThrow(RefusalError);
  expect(refusalIn(new RefusalError(refusal))).toBe(refusal);
  expect(refusalIn(new Error('x'))).toBeUndefined();
});
