import type { Place } from '#schemas/entities/store.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import type { Request } from '#src/request/ports.ts';
import { fetchPlaceAt } from './api/geocode.ts';

/** outside: the server knows no place there, so it is not in India (LOC-42). failed: the place is unknown because the call failed. */
export type PlaceAt =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'outside' | 'failed' };

const isAboutPlace: ReadonlySet<number | null> = new Set([200, 400, 422]);

/** Looks up the place at a position. @throws RequestError when the signal aborts it. */
export async function findPlaceAt(
  request: Request,
  position: GeoCode,
  signal?: AbortSignal,
): Promise<PlaceAt> {
  const answer = await fetchPlaceAt(request, position, signal);
  if (answer.ok) return { kind: 'found', place: answer.data.place };
  const { kind, status } = answer.refusal;
  // A 403 or 404 is about the call, and not about the position.
  return { kind: kind === 'refused' && isAboutPlace.has(status) ? 'outside' : 'failed' };
}
