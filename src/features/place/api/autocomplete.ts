import { autocomplete } from '#schemas/compiled/endpoints.ts';
import type { Suggestion } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { Request } from '#src/request/ports.ts';
import type { GeoCode } from '../place-slice.ts';

interface Search {
  readonly query: string;
  /** What is near comes first. */
  readonly near: GeoCode | null;
  readonly signal: AbortSignal;
}

/** Places in India for what has been typed (API-112, LOC-42). */
export async function fetchSuggestions(
  request: Request,
  { query, near, signal }: Search,
): Promise<readonly Suggestion[]> {
  const reply = await request.call(autocomplete, {
    query: {
      query,
      region: constants.market.mapRegion,
      ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
    },
    signal,
  });
  if (statusOf(reply) !== 'success') throw new Error('The search for places was refused.');
  return reply.data?.suggestions ?? [];
}
