import type { Place } from '#schemas/entities/store.ts';
import { isInIndia, type Position } from '#src/features/map/map-settings.ts';
import { pause } from '#src/request/abort.ts';
import { isRequestError } from '#src/request/request-error.ts';
import type { AppThunk } from '#src/store/store.ts';
import { findPlaceAt, type PlaceAt } from './place-at.ts';

/** What is known of the place under the pin. */
export type PinPlace = PlaceAt | { readonly kind: 'idle' | 'looking' };

/** The map must rest this long before its place is looked up. */
const restMs = 250;

/** Looks up the place under the pin once the map rests (LOC-09). Null when the lookup was aborted. */
export function findPinPlace(position: Position, signal: AbortSignal): AppThunk<Promise<PinPlace | null>> {
  return async (_, __, { request, clock }) => {
    // The server would refuse it too (LOC-42).
    if (!isInIndia(position)) return { kind: 'outside' };
    try {
      await pause(clock, restMs, { signal, requestId: 'pin' });
      const found = await findPlaceAt(request(), position, signal);
      if (signal.aborted) return null;
      return found.kind === 'found' ? { kind: 'found', place: atPin(found.place, position) } : found;
    } catch (error) {
      if (isRequestError(error, 'aborted')) return null;
      throw error;
    }
  };
}

/** The place with the position of the pin: the position of the geocoder may be streets away. */
function atPin(place: Place, { latitude, longitude }: Position): Place {
  return { ...place, latitude, longitude };
}
