import { describe, expect, it } from 'vitest';
import { selectAddressStore } from '#schemas/compiled/calls/select-address-store.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import { offline, refused, requestAnswering } from '#src/request/testing/answering.ts';
import { lookupResultOf, storeMessage } from './lookup-result.ts';
import { aPlace, aStore, foundStore } from './testing/country.ts';

const body = { data: { latitude: 12.9, longitude: 77.6, addressRequired: true } };

/** The result of the lookup for a reply of the server. */
async function lookup(sent: unknown) {
  return lookupResultOf(await requestAnswering(() => sent).call(selectAddressStore, { body }));
}
const failed = (entry: object) => ({ status: 'FAILED', errors: [entry] });

it.each(['Store XY offline now', 'The store is OFFLINE', 'Offline'])('LOC-23 replaces “%s”', (message) => {
  expect(storeMessage(message)).toBe('Store is currently offline');
});

it('LOC-23 keeps every other message', () => {
  expect(storeMessage('We are closed for Diwali')).toBe('We are closed for Diwali');
});

describe('a lookup', () => {
  it('LOC-17 gives the store and the place', async () => {
    const reply = { status: 'SUCCESS', data: { store: aStore, place: aPlace } };
    expect(await lookup(reply)).toEqual({ kind: 'found', store: foundStore, place: aPlace });
  });

  it('LOC-21 has header, text and button of the server', async () => {
    const entry = { code: '2.STORENA', displayMsg: 'Too far', header: 'Sorry', btnMsg: 'Change' };
    expect(await lookup(failed(entry))).toEqual({
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
    [{ code: '9.OTHER' }, 'failed', storesTexts.storeTrouble],
    [{}, 'failed', storesTexts.storeTrouble],
  ])('ERR-07 ERR-08 LOC-24 %j is %s: %s', async (entry, kind, text) => {
    expect(await lookup(failed(entry))).toMatchObject({ error: { kind, text, header: 'Oops!' } });
  });

  it('LOC-21 reads the text of a refusal that came with an HTTP error status', async () => {
    const error = refused({ status: 404, code: '2.STORENA', displayMsg: 'Nobody delivers there' });
    expect(await lookup(error)).toMatchObject({
      error: { kind: 'unavailable', text: 'Nobody delivers there' },
    });
  });

  it('ERR-08 a reply without a store says that the store is in trouble', async () => {
    expect(await lookup({ status: 'SUCCESS', data: {} })).toMatchObject({
      error: { kind: 'failed', text: storesTexts.storeTrouble },
    });
  });

  it.each(['WEIRD', '', undefined])(
    'ERR-02 with the status %s is a failure with the generic words',
    async (status) => {
      expect(await lookup({ status, data: { store: aStore } })).toMatchObject({
        shown: false,
        error: { kind: 'failed', header: genericTexts.header, text: genericTexts.text },
      });
    },
  );

  it('LOC-24 a store that is switched off is offline', async () => {
    const store = { ...aStore, online: false };
    expect(await lookup({ status: 'SUCCESS', data: { store } })).toEqual({
      kind: 'refused',
      shown: false,
      error: {
        kind: 'offline',
        code: '2.STOREOFF',
        header: genericTexts.header,
        text: 'Store is currently offline',
        button: genericTexts.button,
      },
    });
  });

  it('a lost connection is a failure with the generic text, and is not shown twice', async () => {
    expect(await lookup(offline)).toMatchObject({
      shown: false,
      error: { kind: 'failed', text: genericTexts.text },
    });
    expect(await lookup(refused({ kind: 'network', shown: true }))).toMatchObject({
      shown: true,
      error: { kind: 'failed', text: '' },
    });
  });

  it.each([
    ['2.STOREOFF', 'offline', 'Store is currently offline'],
    ['2.STORENA', 'unavailable', locationTexts.noStore],
  ])(
    'LOC-24 what a popup has shown of %s still has its text, where the order is blocked',
    async (code, kind, text) => {
      expect(await lookup(refused({ code, shown: true }))).toMatchObject({
        shown: true,
        error: { kind, text },
      });
    },
  );

  it('ERR-08 a store without an id, or without a city, is no store', async () => {
    for (const damaged of [{ ...aStore, id: '' }, { ...aStore, city: null }, 'store']) {
      expect(await lookup({ status: 'SUCCESS', data: { store: damaged } })).toMatchObject({
        error: { kind: 'failed', text: storesTexts.storeTrouble },
      });
    }
  });

  it('LOC-17 a place that cannot be read is left out, and the store is found', async () => {
    const reply = { status: 'PARTIAL', data: { store: aStore, place: { ...aPlace, placeId: 7 } } };
    expect(await lookup(reply)).toEqual({ kind: 'found', store: foundStore, place: undefined });
  });
});
