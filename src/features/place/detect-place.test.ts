import { describe, expect, it, vi } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { detectPlace } from './detect-place.ts';
import { browserGeolocation, type GeolocationPort, PositionFault } from './geolocation-port.ts';
import { type LocationPermission, selectPermission, selectPlaces } from './place-slice.ts';
import { aPlace } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const coordinates = { latitude: 12.97, longitude: 77.64 } as GeolocationCoordinates;
const known = { geocode: { status: 'SUCCESS', data: { place: aPlace } } };

function device(position: GeolocationPort['position'], permission: LocationPermission = 'granted') {
  return { position: vi.fn(position), permission: vi.fn(async () => permission) };
}

describe('finding out where the customer is', () => {
  it('LOC-08 LOC-26 API-113 asks the device with high accuracy and the server for the place there', async () => {
    const { store, sentTo } = placeWorld(known);
    const port = device(async () => coordinates);
    expect(await store.dispatch(detectPlace(port))).toEqual({ kind: 'found', place: aPlace });
    expect(port.position).toHaveBeenCalledExactlyOnceWith({
      enableHighAccuracy: true,
      maximumAge: 120_000,
      timeout: 10_000,
    });
    expect(sentTo('geocode')).toEqual([{ query: { latitude: 12.97, longitude: 77.64 } }]);
    expect(selectPlaces(store.getState())).toMatchObject({
      place: aPlace,
      geoCode: { latitude: aPlace.latitude, longitude: aPlace.longitude },
    });
  });

  it('LOC-26 an answer that nobody waits for any more changes no place, and is known for the next time', async () => {
    const { store } = placeWorld(known);
    let isWanted = true;
    const port = device(async () => {
      isWanted = false;
      return coordinates;
    });
    await store.dispatch(detectPlace(port, () => isWanted));
    expect(selectPlaces(store.getState())).toMatchObject({
      place: null,
      geoCode: null,
      detectedPlace: aPlace,
    });
  });

  it('LOC-26 LOC-28 the timeout is the cache time of the configuration, in seconds', async () => {
    const { store } = placeWorld(known);
    store.dispatch(pageConfigReceived({ ...defaultConfig, locationCacheTime: 4 }));
    const port = device(async () => coordinates);
    await store.dispatch(detectPlace(port));
    expect(port.position.mock.calls[0]?.[0]).toMatchObject({ timeout: 4_000 });
    expect(defaultConfig.locationCacheTime).toBe(10);
  });

  it('LOC-27 uses the last place again within the cache time, and asks again after it', async () => {
    const clock = createFakeClock();
    const { store } = placeWorld(known, { clock });
    const port = device(async () => coordinates);
    await store.dispatch(detectPlace(port));
    await clock.advance(9_999);
    expect(await store.dispatch(detectPlace(port))).toEqual({ kind: 'found', place: aPlace });
    expect(port.position).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    await store.dispatch(detectPlace(port));
    expect(port.position).toHaveBeenCalledTimes(2);
  });

  it('LOC-27 uses the last place again in the same moment, and none from the future where the clock was set back', async () => {
    let now = Date.UTC(2026, 10, 20, 12);
    const { store } = placeWorld(known, { clock: { now: () => now, after: () => () => {} } });
    const port = device(async () => coordinates);
    await store.dispatch(detectPlace(port));
    await store.dispatch(detectPlace(port));
    expect(port.position).toHaveBeenCalledTimes(1);
    now -= 1;
    await store.dispatch(detectPlace(port));
    expect(port.position).toHaveBeenCalledTimes(2);
  });

  it.each(['denied', 'timeout', 'failed'] as const)(
    'LOC-25 a device that says %s leads on',
    async (fault) => {
      const { store, call } = placeWorld();
      const port = device(() => Promise.reject(new PositionFault(fault)));
      expect(await store.dispatch(detectPlace(port))).toEqual({ kind: fault });
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('LOC-25 a device that breaks in another way has failed', async () => {
    const { store } = placeWorld();
    const port = device(() => Promise.reject(new TypeError('planted')));
    expect(await store.dispatch(detectPlace(port))).toEqual({ kind: 'failed' });
  });

  it('LOC-42 a place that the geocoder refuses is outside of India', async () => {
    const { store } = placeWorld({ geocode: { status: 'FAILED', errors: [] } });
    expect(await store.dispatch(detectPlace(device(async () => coordinates)))).toEqual({ kind: 'outside' });
  });

  it('a geocoder that does not answer is a failure, and no place outside', async () => {
    const { store } = placeWorld({ geocode: offline });
    expect(await store.dispatch(detectPlace(device(async () => coordinates)))).toEqual({ kind: 'failed' });
  });

  it('a geocoder in trouble, or one whose place cannot be read, is a failure as well', async () => {
    const sent = [refused({ status: 500 }), { status: 'SUCCESS', data: { place: { title: 'Nowhere' } } }];
    for (const geocode of sent) {
      const { store } = placeWorld({ geocode });
      expect(await store.dispatch(detectPlace(device(async () => coordinates)))).toEqual({ kind: 'failed' });
    }
  });

  it('LOC-29 records what the browser allows, as it is after the customer has answered', async () => {
    const { store } = placeWorld(known);
    const states: LocationPermission[] = ['prompt', 'granted'];
    const port = { ...device(async () => coordinates), permission: async () => states.shift() ?? 'denied' };
    await store.dispatch(detectPlace(port));
    expect(selectPermission(store.getState())).toBe('granted');
  });
});

describe('the browser’s geolocation', () => {
  const answering = (code: number) =>
    ({
      geolocation: {
        getCurrentPosition: (_: unknown, fail: (error: unknown) => void) => fail({ code }),
      },
    }) as unknown as Navigator;

  it.each([
    [1, 'denied'],
    [2, 'failed'],
    [3, 'timeout'],
  ])('LOC-25 error code %d is %s', async (code, fault) => {
    await expect(browserGeolocation(answering(code)).position({})).rejects.toMatchObject({ fault });
  });

  it('LOC-25 a browser without geolocation fails', async () => {
    await expect(browserGeolocation({}).position({})).rejects.toMatchObject({ fault: 'failed' });
  });

  it('LOC-29 says not_available where permissions cannot be asked for', async () => {
    const refusing = {
      permissions: { query: () => Promise.reject(new TypeError()) },
    } as unknown as Navigator;
    expect(await browserGeolocation({}).permission()).toBe('not_available');
    expect(await browserGeolocation(refusing).permission()).toBe('not_available');
  });

  it('LOC-29 says what the browser says', async () => {
    const query = vi.fn(async () => ({ state: 'granted' }));
    expect(await browserGeolocation({ permissions: { query } } as never).permission()).toBe('granted');
    expect(query).toHaveBeenCalledWith({ name: 'geolocation' });
  });
});
