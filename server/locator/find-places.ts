import type { FoundPartly, Place, Suggestion } from '#schemas/entities/store.ts';
import { aliasesOf } from './canonical-city.ts';
import { type FoundPlace, placeOf, suggestionOf, suggestionOfStore } from './describe-place.ts';
import type { GazetteerMemory } from './gazetteer-memory.ts';
import { isFiller, isHouseNumber, readPlaceId, withHouse } from './house-number.ts';
import { knownWords } from './known-words.ts';
import type { PlacesRepository } from './places-repository.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import { type Candidate, rank } from './rank.ts';
import { comparedWords } from './search-words.ts';
import type { FoundStore, StoresRepository } from './stores-repository.ts';
import { asTyped, textOf, type TypedAddress, typedAddress, type TypedWord } from './typed-address.ts';

/** The order of equally good matches: the kinds that customers search for more often come first. */
const orderOfKinds = { city: 0, locality: 1, landmark: 2, street: 3, pincode: 4, store: 5 } as const;
/** Number of similar rows to read: enough to contain those that match. */
const resembling = 60;
const suggestions = 8;

interface Search {
  readonly typed: string;
  readonly near?: Position | undefined;
}

/** What a search found. Where nothing has all words, `partly` says which of them were left out. */
export interface FoundPlaces {
  readonly suggestions: Suggestion[];
  readonly partly?: FoundPartly;
}

interface Found<T> extends Candidate {
  readonly row: T;
}
interface Shown<T extends Area = Area> extends Found<T> {
  readonly suggestion: Suggestion;
}
type Area = Pick<FoundPlace, 'locality' | 'city'>;

interface FindPlacesOptions {
  readonly places: PlacesRepository;
  readonly stores: StoresRepository;
  readonly memory: () => Promise<GazetteerMemory>;
}

/** Searches gazetteer, streets and stores. Accepts unfinished words, typing errors, older names, any order of the words and the scripts of India. */
export function createFindPlaces({ places, stores, memory }: FindPlacesOptions) {
  const placesLike = async (text: string) => (await places.resembling(text, resembling)).map(placeCandidate);
  const storesLike = async (text: string) => (await stores.resembling(text, resembling)).map(storeCandidate);
  const read = async (typed: string) => {
    const { spellings } = await memory();
    return typedAddress(typed, spellings.read);
  };

  async function candidatesFor({
    text,
    near,
  }: {
    readonly text: string;
    readonly near: Position | undefined;
  }) {
    const [inGazetteer, restaurants, { streets }] = await Promise.all([
      placesLike(text),
      storesLike(text),
      memory(),
    ]);
    const onStreets = streets.resembling({ words: text, near, limit: resembling }).map(placeCandidate);
    return {
      places: [...inGazetteer, ...onStreets].map(
        (found): Shown<FoundPlace> => ({
          ...found,
          suggestion: suggestionOf(found.row),
        }),
      ),
      stores: restaurants.map((found): Shown => ({ ...found, suggestion: suggestionOfStore(found.row) })),
    };
  }

  return {
    async suggest({ typed, near }: Search): Promise<FoundPlaces> {
      const address = await read(typed);
      const text = textOf(address.words);
      const candidates = await candidatesFor({ text, near });
      const all = [...candidates.places, ...candidates.stores];
      const found = rank(all, { typed: text, near });
      if (found.length > 0) return { suggestions: shown(found) };
      // The gazetteer does not have every PIN code; for an unknown one the areas with similar codes are proposed.
      const pinCode = pinCodeIn(text);
      if (pinCode !== null)
        return { suggestions: (await places.localitiesNumberedLike(pinCode, suggestions)).map(suggestionOf) };
      const houses = housesIn(address, { candidates: candidates.places, near });
      return houses.length > 0 ? { suggestions: houses } : partOf(address, { candidates: all, near });
    },

    async bestPlace(typed: string): Promise<FoundPlace | undefined> {
      const address = await read(typed);
      const text = textOf(address.words);
      const [inGazetteer, { streets }] = await Promise.all([placesLike(text), memory()]);
      const onStreets = streets.resembling({ words: text, limit: resembling }).map(placeCandidate);
      return rank<Found<FoundPlace>>([...inGazetteer, ...onStreets], { typed: text })[0]?.row;
    },

    async storesNamed(typed: string): Promise<FoundStore[]> {
      const text = textOf((await read(typed)).words);
      return rank(await storesLike(text), { typed: text }).map(({ row }) => row);
    },

    /** The place of a suggestion, with the house number that it was suggested with. */
    async placeWithId(placeId: string): Promise<Place | undefined> {
      const known = readPlaceId(placeId);
      if (!known) return undefined;
      const row = (await memory()).streetsById.get(known.id) ?? (await places.find(known.id));
      if (!row) return undefined;
      const place = placeOf(row);
      return known.house === undefined ? place : withHouse(place, known.house);
    },
  };
}

interface Among<T> {
  readonly candidates: readonly T[];
  readonly near: Position | undefined;
}

/** The streets of an address with a house number, which they keep: '45, 100 feet road, indiranagar'. */
function housesIn(address: TypedAddress, { candidates, near }: Among<Shown<FoundPlace>>): Suggestion[] {
  const named = address.words.filter(({ word }) => !isFiller(word));
  for (const [at, piece] of address.pieces.entries()) {
    if (!isHouseNumber(piece) || isNumberOfArea(address, at)) continue;
    const text = textOf(named.filter(({ piece: other }) => other !== at));
    const words = text.split(' ');
    const streets = candidates.filter(({ row, name }) => isStreet(row) && isNamedBy(words, name));
    const found = rank(streets, { typed: text, near });
    if (found.length > 0) return shown(found).map((suggestion) => withHouse(suggestion, piece));
  }
  return [];
}

/** Whether a number belongs to the word before it: the 17 of 'sector 17' is no house. */
function isNumberOfArea({ words }: TypedAddress, at: number): boolean {
  return /^(?:sector|block|phase|stage|ward)$/.test(words.findLast(({ piece }) => piece < at)?.word ?? '');
}

/** Streets, and localities that are named after a street: MG Road. */
function isStreet({ kind, name }: FoundPlace): boolean {
  return kind === 'street' || (kind === 'locality' && / (?:Road|Marg|Street|Avenue)\b/.test(name));
}

/** Whether the words contain the numbers of a street's name: 'main road' alone is not the 12th Main Road. */
function isNamedBy(words: readonly string[], name: string): boolean {
  return name.split(' ').every((word) => !/\d/.test(word) || words.includes(word));
}

/** The places that have the words which are known, and what was left out. */
function partOf(address: TypedAddress, { candidates, near }: Among<Shown>): FoundPlaces {
  const words = address.words.filter(({ word }) => !isFiller(word));
  const known = knownWords(
    words.map(({ word }) => word),
    candidates,
  );
  if (!known) return { suggestions: [] };
  const having = words.filter((_, at) => known.words[at]);
  const like = (chosen: readonly TypedWord[]) => rank(known.candidates, { typed: textOf(chosen), near });
  const telling = words.filter((_, at) => known.telling[at]);
  // The area itself comes first, then the streets there that have the other words.
  const area = like(telling).slice(0, 1);
  const found = withinOne([...new Set([...area, ...like(having)])], textOf(telling)).slice(0, suggestions);
  const unmatched = asTyped(
    address,
    words.filter((_, at) => !known.words[at]),
  );
  if (found.length === 0 || unmatched === '') return { suggestions: shown(found) };
  const around = commonArea(found.map(({ row }) => row));
  return {
    suggestions: shown(found),
    partly: { unmatched, matched: asTyped(address, having), ...(around !== undefined && { around }) },
  };
}

/** Where all places with exactly this name are in one area, the places there: 'indiranagar' is not Indira Nagar of another city. */
function withinOne(found: readonly Shown[], name: string): readonly Shown[] {
  const named = found.filter((place) => place.name === name || place.aliases.includes(name));
  const areas = new Map(named.map(({ row }) => [keyOf(row), row]));
  const [area] = areas.values();
  if (!area || areas.size > 1) return found;
  const isThere =
    area.locality === null
      ? (row: Area) => row.city === area.city
      : (row: Area) => keyOf(row) === keyOf(area);
  return found.filter(({ row }) => isThere(row));
}

function keyOf({ locality, city }: Area): string {
  return [city, locality ?? ''].join('/');
}

/** The locality that all places are in, or else their city. */
function commonArea(places: readonly Area[]): string | undefined {
  const [first] = places;
  if (!first) return undefined;
  const { locality, city } = first;
  if (locality !== null && places.every((place) => keyOf(place) === keyOf(first))) return locality;
  return places.every((place) => place.city === city) ? city : undefined;
}

function shown(found: readonly Shown[]): Suggestion[] {
  return found.slice(0, suggestions).map(({ suggestion }) => suggestion);
}

/** Six digits, the first not zero, as people write them: '560 034'. */
function pinCodeIn(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

function placeCandidate<T extends FoundPlace>(row: T): Found<T> {
  const { kind, name, aliases, locality, city, state, pincode } = row;
  const around = kind === 'city' ? [state] : [locality, city, ...aliasesOf(city), state, pincode];
  return {
    row,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
    order: orderOfKinds[kind],
    // Who looks for a locality does not look for each of its streets.
    needsName: kind === 'street',
    name: comparedWords(name),
    aliases: aliases.map((alias) => comparedWords(alias)),
    context: wordsOf(around.filter((text) => text !== name)),
  };
}

/**
 * A store is named after its locality and its city; only the locality distinguishes it from other stores. Who types both means the locality
 * first, as an address.
 */
function storeCandidate(row: FoundStore): Found<FoundStore> {
  const { locality, city, state, pincode } = row;
  const name = row.name.replace(`, ${city}`, '');
  return {
    row,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
    order: orderOfKinds.store,
    needsName: false,
    name: comparedWords(name),
    aliases: locality === null || locality === name ? [] : [comparedWords(locality)],
    context: wordsOf([city, ...aliasesOf(city), state, pincode]),
  };
}

function wordsOf(texts: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(comparedWords(...texts).split(' '));
}
