import { geocode } from '#schemas/compiled/calls/geocode.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import type { Request } from '#src/request/ports.ts';

/** The place at a position (API-113); refused where it is not in India. */
export function fetchPlaceAt(request: Request, { latitude, longitude }: GeoCode, signal?: AbortSignal) {
  return request.call(geocode, { query: { latitude, longitude }, ...(signal ? { signal } : {}) });
}
