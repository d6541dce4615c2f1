import { cityAliases } from './city-aliases.ts';
import type { PlacesRepository } from './places-repository.ts';
import { createSpellings, type Spellings } from './scripts/spellings.ts';
import { type StreetRow, streetsOf } from './streets/street-rows.ts';
import { createTrigramIndex } from './streets/trigram-index.ts';

/** What the search keeps in memory of the gazetteer. */
export interface GazetteerMemory {
  readonly streets: ReturnType<typeof createTrigramIndex<StreetRow>>;
  readonly streetsById: ReadonlyMap<string, StreetRow>;
  readonly spellings: Spellings;
}

/** Made from the gazetteer at the first search. */
export function createGazetteerMemory(
  places: Pick<PlacesRepository, 'all'>,
  options: { readonly inventedStreets: boolean },
): () => Promise<GazetteerMemory> {
  let memory: Promise<GazetteerMemory> | null = null;

  async function make(): Promise<GazetteerMemory> {
    const rows = await places.all();
    const localities = rows.filter(({ kind }) => kind === 'locality');
    const streets = streetsOf(localities, { invented: options.inventedStreets });
    const names = new Set([
      ...rows.flatMap(({ name, aliases, state }) => [name, ...aliases, state]),
      ...Object.values(cityAliases).flat(),
      ...streets.map(({ name }) => name),
    ]);
    return {
      streets: createTrigramIndex(streets),
      streetsById: new Map(streets.map((street) => [street.id, street])),
      spellings: createSpellings(names),
    };
  }

  return () => {
    memory ??= make().catch((error: unknown) => {
      memory = null;
      throw error;
    });
    return memory;
  };
}
