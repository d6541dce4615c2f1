import type { Place } from '#schemas/entities/store.ts';
import { isInIndia, type Position } from '#src/features/map/map-settings.ts';
import { pause } from '#src/request/abort.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchPlaceAt } from './api/geocode.ts';

/** What is known of the place under the pin. */
export type PinPlace =
  | { readonly kind: 'idle' | 'looking' | 'outside' | 'failed' }
  | { readonly kind: 'found'; readonly place: Place };

/** Who moves the map on within this time asks for the last place alone. */
const restMs = 250;

/** Finds out what is under the pin once the map rests (LOC-09). Null for an answer that nobody waits for any more. */
export function findPinPlace(position: Position, signal: AbortSignal): AppThunk<Promise<PinPlace | null>> {
  return async (_, __, { request, clock }) => {
    // The server would say the same (LOC-42).
    if (!isInIndia(position)) return { kind: 'outside' };
    try {
      await pause(clock, restMs, { signal, requestId: 'pin' });
      const reply = await fetchPlaceAt(request(), position, signal);
      if (signal.aborted) return null;
      if (statusOf(reply) !== 'success' || !reply.data) return { kind: 'outside' };
      return { kind: 'found', place: atPin(reply.data.place, position) };
    } catch {
      return signal.aborted ? null : { kind: 'failed' };
    }
  };
}

/** The place with the position of the pin: the geocoder's own may be streets away. */
function atPin(place: Place, { latitude, longitude }: Position): Place {
  return { ...place, latitude, longitude };
}
