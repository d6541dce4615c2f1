import type { Suggestion } from '#schemas/entities/store.ts';
import { aliasesOf } from './canonical-city.ts';
import { suggestionOf, suggestionOfStore } from './describe-place.ts';
import type { PlaceRow, PlacesRepository } from './places-repository.ts';
import type { Position } from './position.ts';
import { type Candidate, rank } from './rank.ts';
import { searchWords } from './search-words.ts';
import type { FoundStore, StoresRepository } from './stores-repository.ts';

/** The order of equally good matches: the kinds that customers search for more often come first. */
const orderOfKinds = { city: 0, locality: 1, landmark: 2, pincode: 3, store: 4 } as const;
/** Number of similar rows to read: enough to contain those that match. */
const resembling = 60;
const suggestions = 8;

interface Search {
  readonly typed: string;
  readonly near?: Position | undefined;
}

type Found<T> = Candidate & { readonly row: T };

/** Searches the gazetteer and the stores. Accepts unfinished words, typing errors and older names. */
export function createFindPlaces({
  places,
  stores,
}: {
  readonly places: PlacesRepository;
  readonly stores: StoresRepository;
}) {
  const placesLike = async (typed: string) =>
    (await places.resembling(typed, resembling)).map(placeCandidate);
  const storesLike = async (typed: string) =>
    (await stores.resembling(typed, resembling)).map(storeCandidate);

  return {
    async suggest({ typed, near }: Search): Promise<Suggestion[]> {
      const [inGazetteer, restaurants] = await Promise.all([placesLike(typed), storesLike(typed)]);
      const candidates = [
        ...inGazetteer.map((found) => ({ ...found, suggestion: suggestionOf(found.row) })),
        ...restaurants.map((found) => ({ ...found, suggestion: suggestionOfStore(found.row) })),
      ];
      const ranked = rank(candidates, { typed, near }).slice(0, suggestions);
      const pinCode = pinCodeIn(typed);
      // The gazetteer does not have every PIN code; for an unknown one the areas with similar codes are proposed.
      if (ranked.length === 0 && pinCode !== null)
        return (await places.localitiesNumberedLike(pinCode, suggestions)).map(suggestionOf);
      return ranked.map(({ suggestion }) => suggestion);
    },

    async bestPlace(typed: string): Promise<PlaceRow | undefined> {
      return rank(await placesLike(typed), { typed })[0]?.row;
    },

    async storesNamed(typed: string): Promise<FoundStore[]> {
      return rank(await storesLike(typed), { typed }).map(({ row }) => row);
    },
  };
}

/** Six digits, the first not zero, as people write them: '560 034'. */
function pinCodeIn(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

function placeCandidate(row: PlaceRow): Found<PlaceRow> {
  const { kind, name, aliases, locality, city, state, pincode } = row;
  const around = kind === 'city' ? [state] : [locality, city, ...aliasesOf(city), state, pincode];
  return {
    row,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
    order: orderOfKinds[kind],
    name: searchWords(name),
    aliases: aliases.map((alias) => searchWords(alias)),
    context: wordsOf(around.filter((text) => text !== name)),
  };
}

/** A store is named after its locality and its city; only the locality distinguishes it from other stores. */
function storeCandidate(row: FoundStore): Found<FoundStore> {
  const { name, locality, city, state, pincode } = row;
  return {
    row,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
    order: orderOfKinds.store,
    name: searchWords(name),
    aliases: locality === null ? [] : [searchWords(locality)],
    context: wordsOf([city, ...aliasesOf(city), state, pincode]),
  };
}

function wordsOf(texts: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(searchWords(...texts).split(' '));
}
