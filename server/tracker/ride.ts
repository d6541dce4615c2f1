import { distanceBetween, type Position, radians } from '#schemas/rules/distance-between.ts';

// The ride of a rider of the sandbox, from the restaurant to the door: pure functions. Real riders would report where they are.

/** Legs of the way: streets between corners. */
const legs = 6;

/**
 * A way as streets give it: some blocks along, some across, until it arrives. The same for the same order. It never leaves the box between its two
 * ends, so it is no longer than that box is long and wide.
 */
export function routeBetween(from: Position, to: Position, id: string): readonly Position[] {
  const route: Position[] = [from];
  const shares = { along: sharesOf(`${id}/along`), across: sharesOf(`${id}/across`) };
  let [along, across] = [0, 0];
  const at = (): Position => ({
    latitude: from.latitude + (to.latitude - from.latitude) * across,
    longitude: from.longitude + (to.longitude - from.longitude) * along,
  });
  const isAlongFirst = noise(id) < 0.5;
  for (let leg = 0; leg < legs; leg++) {
    const isAlong = (leg % 2 === 0) === isAlongFirst;
    const part = Math.floor(leg / 2);
    if (isAlong) along = shares.along[part] ?? 1;
    else across = shares.across[part] ?? 1;
    route.push(at());
  }
  // To the very point: sums of parts are off by a rounding.
  return [...route.slice(0, -1), to];
}

export interface Ride {
  readonly rider: Position & { readonly heading: number };
  /** From the rider to the end. */
  readonly ahead: readonly Position[];
}

/** Where the rider is after a share of the way, 0 to 1. */
export function rideAt(route: readonly Position[], share: number): Ride {
  const lengths = route.slice(1).map((to, at) => distanceBetween(route[at] ?? to, to));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share));
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [route[at], route[at + 1]];
    if (!from || !to) break;
    if (left < length || at === lengths.length - 1) {
      const part = length === 0 ? 1 : Math.min(1, left / length);
      const here = {
        latitude: from.latitude + (to.latitude - from.latitude) * part,
        longitude: from.longitude + (to.longitude - from.longitude) * part,
      };
      return {
        rider: { ...here, heading: bearing(from, to) },
        ahead: [here, ...route.slice(at + 1)],
      };
    }
    left -= length;
  }
  throw new Error('A route has two ends.');
}

/** Degrees clockwise from north. */
function bearing(from: Position, to: Position): number {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const north = to.latitude - from.latitude;
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

/** How much of the way is done after each street of one direction: growing, and 1 at the end. */
function sharesOf(id: string): readonly number[] {
  const parts = Array.from({ length: legs / 2 }, (_, part) => 0.5 + noise(`${id}/${part}`));
  const sum = parts.reduce((total, part) => total + part, 0);
  let done = 0;
  return parts.map((part) => {
    done += part / sum;
    return done;
  });
}

/** A number 0 ≤ n < 1 that follows from a text (FNV-1a). */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash / 4_294_967_296;
}
