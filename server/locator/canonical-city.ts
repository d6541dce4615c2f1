import { cityAliases } from './city-aliases.ts';
import { searchWords } from './search-words.ts';

const names = new Map(
  Object.entries(cityAliases).flatMap(([city, aliases]) =>
    aliases.map((alias) => [searchWords(alias), city] as const),
  ),
);

/** The name of a city today: Bombay → Mumbai. Other names stay as they are. */
export function canonicalCity(name: string): string {
  return names.get(searchWords(name)) ?? name.trim();
}

export function aliasesOf(city: string): readonly string[] {
  return cityAliases[city] ?? [];
}
