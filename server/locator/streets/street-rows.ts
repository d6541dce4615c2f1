import { createHash } from 'node:crypto';
import { aliasesOf } from '../canonical-city.ts';
import type { PlaceRow } from '../places-repository.ts';
import { distanceBetween, type Position } from '#schemas/rules/distance-between.ts';
import { metresOfDegree } from '../position.ts';
import { comparedWords, searchWords } from '../search-words.ts';
import { seedLocalities } from '../seed/localities.ts';
import { usualStreetNames } from './street-names.ts';

/** A street, described like a place of the gazetteer. Streets are kept in memory and not in the database. */
export interface StreetRow extends Omit<PlaceRow, 'kind' | 'locality'> {
  readonly kind: 'street';
  readonly locality: string;
}

/** A street is at most this far from the middle of its locality. */
const largestRadius = 600;
/** Share of the way to the nearest other locality: a street is never nearer to that one. */
const ownShare = 0.45;

interface StreetsOptions {
  /** Adds streets with the names that are usual in the state, at positions made by a rule. They are not those of the real locality. */
  readonly invented: boolean;
}

/** The streets of these localities: the one that the seed names for each, and for the sandbox some twenty invented ones. */
export function streetsOf(
  localities: readonly PlaceRow[],
  { invented }: StreetsOptions,
): readonly StreetRow[] {
  const real = new Map(seedLocalities.map(({ city, name, street }) => [`${name}, ${city}`, street]));
  return localities.flatMap((locality) => {
    const seed = seedOf(locality.id);
    const known = real.get(`${locality.name}, ${locality.city}`);
    const names = [
      ...(known === undefined ? [] : [known]),
      ...(invented ? usualStreetNames(locality.state, seed) : []),
    ];
    const rowOf = rowsOf(locality);
    const radius = radiusOf(locality, localities);
    const turn = seed(9) * 2 * Math.PI;
    return distinct(names, locality.name).map((name, at, { length }) =>
      // A spiral whose turns are the golden angle apart covers a circle evenly.
      rowOf(
        name,
        beside(locality, {
          metres: radius * Math.sqrt((at + 0.5) / length),
          angle: turn + at * 2.39996,
        }),
      ),
    );
  });
}

/** Without the names that occur twice, and the one that is the locality itself, such as MG Road. */
function distinct(names: readonly string[], locality: string): readonly string[] {
  const seen = new Set([searchWords(locality)]);
  return names.filter((name) => !seen.has(searchWords(name)) && seen.add(searchWords(name)));
}

function rowsOf(locality: PlaceRow): (name: string, position: Position) => StreetRow {
  const { city, pincode } = locality;
  const id = searchWords('street', city, locality.name);
  const around = comparedWords(locality.name, city, ...aliasesOf(city), pincode);
  return (name, position) => ({
    ...locality,
    ...position,
    kind: 'street',
    id: `${id} ${searchWords(name)}`.replaceAll(' ', '-'),
    name,
    aliases: [],
    locality: locality.name,
    search_words: `${comparedWords(name)} ${around}`,
  });
}

function radiusOf(locality: PlaceRow, localities: readonly PlaceRow[]): number {
  let nearest = largestRadius / ownShare;
  for (const other of localities)
    if (other !== locality) nearest = Math.min(nearest, distanceBetween(locality, other));
  return nearest * ownShare;
}

function beside(
  { latitude, longitude }: Position,
  { metres, angle }: { readonly metres: number; readonly angle: number },
): Position {
  const degrees = metres / metresOfDegree;
  return {
    latitude: rounded(latitude + degrees * Math.cos(angle)),
    longitude: rounded(longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** Numbers from 0 to 1 that depend on the id and their salt alone: the same in every process. */
function seedOf(id: string): (salt: number) => number {
  const bytes = createHash('sha256').update(id).digest();
  return (salt) => bytes.readUInt16BE(salt * 2) / 65_536;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
