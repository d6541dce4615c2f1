import { autocomplete } from '#schemas/compiled/calls/autocomplete.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';
import type { Request } from '#src/request/ports.ts';

interface Search {
  readonly query: string;
  /** Places near this position come first. */
  readonly near: GeoCode | null;
  readonly signal: AbortSignal;
}

/** Places in India for what has been typed (API-112, LOC-42). */
export function fetchSuggestions(request: Request, { query, near, signal }: Search) {
  return request.call(autocomplete, {
    query: {
      query,
      region: constants.market.mapRegion,
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
    },
    signal,
  });
}
