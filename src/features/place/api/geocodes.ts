import { geocodes } from '#schemas/compiled/endpoints.ts';
import type { Place } from '#schemas/entities/store.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { Request } from '#src/request/ports.ts';

/** Where a suggestion is (API-114); null when the server does not know it any more. */
export async function fetchPlaceOf(request: Request, placeId: string): Promise<Place | null> {
  const reply = await request.call(geocodes, { query: { placeId } });
  return statusOf(reply) === 'success' ? (reply.data?.place ?? null) : null;
}
