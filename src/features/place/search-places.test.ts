import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { offline } from '#src/request/testing/answering.ts';
import { placeLocated, selectPlaces } from './place-slice.ts';
import { locatePrediction, searchPlaces } from './search-places.ts';
import { aPlace } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const suggestion = {
  placeId: 'indiranagar',
  title: 'Indiranagar',
  subtitle: 'Bengaluru',
  kind: 'locality',
} as const;
const found = { autocomplete: { status: 'SUCCESS', data: { suggestions: [suggestion] } } };
const never = new AbortController().signal;

describe('searching for a place', () => {
  it('LOC-07 LOC-42 asks in India once the customer has paused, and for the last text alone', async () => {
    const clock = createFakeClock();
    const { store, sentTo } = placeWorld(found, { clock });
    const first = new AbortController();
    const stopped = store.dispatch(searchPlaces('indi', first.signal));
    await clock.advance(200);
    first.abort();
    await expect(stopped).resolves.toBeUndefined();
    const second = store.dispatch(searchPlaces('indira ', never));
    expect(sentTo('autocomplete')).toEqual([]);
    await clock.finish(second);
    expect(sentTo('autocomplete')).toMatchObject([{ query: { query: 'indira', region: 'IN' } }]);
    expect(selectPlaces(store.getState())).toMatchObject({
      searchedLocation: 'indira ',
      searchStatus: 'ready',
      suggestions: [suggestion],
    });
  });

  it('API-112 names the position that is known, so that places near it come first', async () => {
    const clock = createFakeClock();
    const { store, sentTo } = placeWorld(found, { clock });
    const search = () => clock.finish(store.dispatch(searchPlaces('indira', never)));
    await search();
    store.dispatch(placeLocated(aPlace));
    await search();
    const { latitude, longitude } = aPlace;
    const query = { query: 'indira', region: 'IN' };
    expect(sentTo('autocomplete').map((options) => options?.query)).toEqual([
      query,
      { ...query, latitude, longitude },
    ]);
  });

  it('LOC-07 an answer that comes after the next letter is dropped', async () => {
    const clock = createFakeClock();
    const typing = new AbortController();
    const autocomplete = () => {
      typing.abort();
      return found.autocomplete;
    };
    const { store } = placeWorld({ autocomplete }, { clock });
    await clock.finish(store.dispatch(searchPlaces('indi', typing.signal)));
    expect(selectPlaces(store.getState())).toMatchObject({ searchStatus: 'loading', suggestions: [] });
  });

  it('a fault of the program is not taken for a search that was aborted', async () => {
    const clock = createFakeClock();
    const autocomplete = () => {
      throw new Error('planted');
    };
    const { store } = placeWorld({ autocomplete }, { clock });
    const search = store.dispatch(searchPlaces('indi', never)).catch((error: unknown) => error);
    await clock.advance(1_000);
    expect(await search).toEqual(new Error('planted'));
  });

  it('an empty box asks for nothing and shows nothing', async () => {
    const { store, call } = placeWorld(found);
    await store.dispatch(searchPlaces('  ', never));
    expect(call).not.toHaveBeenCalled();
    expect(selectPlaces(store.getState())).toMatchObject({ searchStatus: 'idle', suggestions: [] });
  });

  it.each([
    ['refuses', { status: 'FAILED', errors: [] }],
    ['does not answer', offline],
  ])('a server that %s is said to the customer', async (_, autocomplete) => {
    const clock = createFakeClock();
    const { store } = placeWorld({ autocomplete }, { clock });
    await clock.finish(store.dispatch(searchPlaces('hsr', never)));
    expect(selectPlaces(store.getState()).searchStatus).toBe('failed');
  });

  it('API-114 LOC-34 finds out where a suggestion is', async () => {
    const { store, sentTo } = placeWorld({ geocodes: { status: 'SUCCESS', data: { place: aPlace } } });
    expect(await store.dispatch(locatePrediction(suggestion))).toEqual(aPlace);
    expect(sentTo('geocodes')).toEqual([{ query: { placeId: 'indiranagar' } }]);
    expect(selectPlaces(store.getState())).toMatchObject({ selectedPrediction: suggestion, place: aPlace });
  });

  it.each(['WEIRD', 'FAILED'])('ERR-02 a place with the status %s is none', async (status) => {
    const { store } = placeWorld({ geocodes: { status, data: { place: aPlace } } });
    expect(await store.dispatch(locatePrediction(suggestion))).toBeNull();
    expect(selectPlaces(store.getState()).place).toBeNull();
  });

  it('a suggestion whose position is unknown returns no place', async () => {
    const { store } = placeWorld({ geocodes: offline });
    expect(await store.dispatch(locatePrediction(suggestion))).toBeNull();
  });
});
