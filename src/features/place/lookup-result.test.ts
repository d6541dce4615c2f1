import { describe, expect, it } from 'vitest';
import { genericTexts } from '#src/config/texts/generic.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { RequestError } from '#src/request/request-error.ts';
import { readLookup, storeMessage } from './lookup-result.ts';
import { aPlace, aStore } from './testing/country.ts';

const failed = (entry: object) => async () => ({ status: 'FAILED', errors: [entry] });

it.each(['Store XY offline now', 'The store is OFFLINE', 'Offline'])('LOC-23 replaces “%s”', (message) => {
  expect(storeMessage(message)).toBe('Store is currently offline');
});

it('LOC-23 keeps every other message', () => {
  expect(storeMessage('We are closed for Diwali')).toBe('We are closed for Diwali');
});

describe('a lookup', () => {
  it('LOC-17 gives the store and the place', async () => {
    const reply = { status: 'SUCCESS', data: { store: aStore, place: aPlace } };
    expect(await readLookup(async () => reply)).toEqual({ kind: 'found', store: aStore, place: aPlace });
  });

  it('LOC-21 has header, text and button of the server', async () => {
    const entry = { code: '2.STORENA', displayMsg: 'Too far', header: 'Sorry', btnMsg: 'Change' };
    expect(await readLookup(failed(entry))).toEqual({
      kind: 'refused',
      shown: false,
      error: { kind: 'unavailable', code: '2.STORENA', header: 'Sorry', text: 'Too far', button: 'Change' },
    });
  });

  it.each([
    [{ code: '2.STORENA' }, 'unavailable', locationTexts.noStore],
    [{ code: '2.STOREOFF' }, 'offline', 'Store is currently offline'],
    [{ code: '2.STOREOFF', displayMsg: 'Opens at 11 am' }, 'offline', 'Opens at 11 am'],
    [{ code: '2.STORENA', displayMsg: 'store offline' }, 'unavailable', 'Store is currently offline'],
    [{ code: '9.OTHER' }, 'failed', locationTexts.storeTrouble],
    [{}, 'failed', locationTexts.storeTrouble],
  ])('ERR-07 ERR-08 LOC-24 %j is %s: %s', async (entry, kind, text) => {
    expect(await readLookup(failed(entry))).toMatchObject({ error: { kind, text, header: 'Oops!' } });
  });

  it('LOC-21 reads the words of a refusal that came as an error of the transport', async () => {
    const error = new RequestError({
      kind: 'status',
      status: 404,
      message: 'x',
      requestId: '1',
      code: '2.STORENA',
      displayMsg: 'Nobody delivers there',
    });
    expect(await readLookup(() => Promise.reject(error))).toMatchObject({
      error: { kind: 'unavailable', text: 'Nobody delivers there' },
    });
  });

  it('ERR-08 a reply without a store says that the store is in trouble', async () => {
    expect(await readLookup(async () => ({ status: 'SUCCESS', data: {} }))).toMatchObject({
      error: { kind: 'failed', text: locationTexts.storeTrouble },
    });
  });

  it.each(['WEIRD', '', undefined])(
    'ERR-02 with the status %s is a failure with the generic words',
    async (status) => {
      expect(await readLookup(async () => ({ status, data: { store: aStore } }))).toMatchObject({
        shown: false,
        error: { kind: 'failed', header: genericTexts.header, text: genericTexts.text },
      });
    },
  );

  it('LOC-24 a store that is switched off is offline', async () => {
    const store = { ...aStore, online: false };
    expect(await readLookup(async () => ({ status: 'SUCCESS', data: { store } }))).toMatchObject({
      error: { kind: 'offline', text: 'Store is currently offline' },
    });
  });

  it('a lost connection is a failure with the generic words, and is not told twice', async () => {
    const lost = { kind: 'network', message: 'x', requestId: '1' } as const;
    expect(await readLookup(() => Promise.reject(new RequestError(lost)))).toMatchObject({
      shown: false,
      error: { kind: 'failed', text: genericTexts.text },
    });
    expect(await readLookup(() => Promise.reject(new RequestError({ ...lost, shown: true })))).toMatchObject({
      shown: true,
    });
  });
});
