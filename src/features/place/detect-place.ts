import type { Place } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchPlaceAt } from './api/geocode.ts';
import { browserGeolocation, type GeolocationPort, isPositionFault } from './geolocation-port.ts';
import { openPlaces } from './open-places.ts';
import { permissionKnown, placeLocated, positionDetected, selectPlaces } from './place-slice.ts';

export type Detection =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'denied' | 'timeout' | 'failed' | 'outside' };

/**
 * Asks the device where it is and the server what is there (LOC-25..29). Never throws: whatever comes of it leads on. A place that was found
 * within the cache time of the configuration is the answer, without asking again.
 */
export function detectPlace(port: GeolocationPort = browserGeolocation()): AppThunk<Promise<Detection>> {
  return async (dispatch, getState, { request, clock }) => {
    dispatch(openPlaces());
    const cacheMs = selectConfig(getState()).locationCacheTime * 1000;
    const { detectedPlace, detectedAt } = selectPlaces(getState());
    const age = clock.now() - (detectedAt ?? 0);
    if (detectedPlace && age >= 0 && age < cacheMs) {
      dispatch(placeLocated(detectedPlace));
      return { kind: 'found', place: detectedPlace };
    }

    dispatch(permissionKnown(await port.permission()));
    let position: GeolocationCoordinates;
    try {
      position = await port.position({
        enableHighAccuracy: constants.location.geolocationHighAccuracy,
        maximumAge: constants.location.geolocationMaxAgeMs,
        timeout: cacheMs,
      });
    } catch (error) {
      return { kind: isPositionFault(error) ? error.fault : 'failed' };
    } finally {
      // The customer has answered the browser's question by now.
      dispatch(permissionKnown(await port.permission()));
    }

    try {
      const reply = await fetchPlaceAt(request(), position);
      // What the geocoder does not know is not in India (LOC-42).
      if (statusOf(reply) !== 'success' || !reply.data) return { kind: 'outside' };
      const { place } = reply.data;
      dispatch(positionDetected({ place, at: clock.now() }));
      dispatch(placeLocated(place));
      return { kind: 'found', place };
    } catch {
      return { kind: 'failed' };
    }
  };
}
