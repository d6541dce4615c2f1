import { geocodes } from '#schemas/compiled/calls/geocodes.ts';
import type { Request } from '#src/request/ports.ts';

/** The position of a suggestion (API-114); refused when the server no longer knows it. */
export function fetchPlaceOf(request: Request, placeId: string) {
  return request.call(geocodes, { query: { placeId } });
}
