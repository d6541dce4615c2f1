import { constants } from '#src/config/constants.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { browserGeolocation, type GeolocationPort, isPositionFault } from './geolocation-port.ts';
import { openPlaces } from './open-places.ts';
import { findPlaceAt, type PlaceAt } from './place-at.ts';
import { permissionKnown, placeLocated, positionDetected, selectPlaces } from './place-slice.ts';

export type Detection = PlaceAt | { readonly kind: 'denied' | 'timeout' | 'failed' };

/**
 * Asks the device for its position and the server for the place there (LOC-25..29). Never throws: each outcome has a next step. A place that was
 * found within the cache time of the configuration is returned without asking again. `isWanted`: whether the place is taken when the answer comes,
 * which takes seconds; the customer may have chosen another one meanwhile.
 */
export function detectPlace(
  port: GeolocationPort = browserGeolocation(),
  isWanted: () => boolean = () => true,
): AppThunk<Promise<Detection>> {
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
      // By now the customer has answered the browser's permission prompt.
      dispatch(permissionKnown(await port.permission()));
    }

    const found = await findPlaceAt(request(), position);
    if (found.kind === 'found') {
      dispatch(positionDetected({ place: found.place, at: clock.now() }));
      if (isWanted()) dispatch(placeLocated(found.place));
    }
    return found;
  };
}
