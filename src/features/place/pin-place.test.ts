import { describe, expect, it, vi } from 'vitest';
import { offline, requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { findPinPlace } from './pin-place.ts';
import { aPlace } from './testing/country.ts';

const position = { latitude: 12.9352, longitude: 77.6245 };

/** A clock whose pauses end at once, and a server with one answer. */
function setUp(answer: () => Promise<unknown>) {
  const call = vi.fn(answer);
  const app = createTestStore({ request: requestAnswering(call) });
  app.clock.after = (_, run) => {
    run();
    return () => {};
  };
  const find = (at = position, signal = new AbortController().signal) =>
    app.store.dispatch(findPinPlace(at, signal));
  return { call, find };
}
const found = () => Promise.resolve({ status: 'SUCCESS', data: { place: aPlace } });

describe('the place under the pin', () => {
  it('LOC-09 is what the server says, at the position of the pin and not of the geocoder', async () => {
    const { find } = setUp(found);
    expect(await find()).toEqual({ kind: 'found', place: { ...aPlace, ...position } });
  });

  it('LOC-42 is outside without a call where the pin stands outside India, and where the server knows none', async () => {
    const { find, call } = setUp(() => Promise.resolve({ status: 'FAILED', errors: [{ code: 'X' }] }));
    expect(await find({ latitude: 51.5, longitude: -0.1 })).toEqual({ kind: 'outside' });
    expect(call).not.toHaveBeenCalled();
    expect(await find()).toEqual({ kind: 'outside' });
  });

  it('LOC-09 is unknown when the call fails', async () => {
    const { find } = setUp(() => Promise.resolve(offline));
    expect(await find()).toEqual({ kind: 'failed' });
  });

  it('a fault of the program is not taken for a lookup that was left', async () => {
    const { find } = setUp(() => Promise.reject(new Error('planted')));
    await expect(find()).rejects.toThrow('planted');
  });

  it('LOC-09 asks nothing for a place the pin has left, and drops an answer that comes too late', async () => {
    const left = new AbortController();
    const { find, call } = setUp(found);
    left.abort();
    expect(await find(position, left.signal)).toBeNull();
    expect(call).not.toHaveBeenCalled();

    const late = new AbortController();
    const second = setUp(() => {
      late.abort();
      return found();
    });
    expect(await second.find(position, late.signal)).toBeNull();
  });
});
