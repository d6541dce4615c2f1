import { geocode } from '#schemas/compiled/endpoints.ts';
import type { Request } from '#src/request/ports.ts';
import type { GeoCode } from '../place-slice.ts';

/** The place at a position (API-113); a reply that failed means that it is not in India. */
export function fetchPlaceAt(request: Request, { latitude, longitude }: GeoCode, signal?: AbortSignal) {
  return request.call(geocode, { query: { latitude, longitude }, ...(signal ? { signal } : {}) });
}
