import { distanceBetween, type Position } from '#schemas/rules/distance-between.ts';
interface Indexed extends Position {
  readonly search_words: string;
  /** People who live in its city. */
  readonly population: number;
}

interface TrigramSearch {
  /** In compared words. */
  readonly words: string;
  readonly near?: Position | undefined;
  readonly limit: number;
}

/** Finds rows by the trigrams of their search words, as the database does for the gazetteer. */
export function createTrigramIndex<Row extends Indexed>(rows: readonly Row[]) {
  const lists = new Map<string, number[]>();
  for (const [at, { search_words: words }] of rows.entries())
    for (const trigram of trigramsOf(words)) {
      const list = lists.get(trigram);
      if (list) list.push(at);
      else lists.set(trigram, [at]);
    }
  const rowsWith = new Map([...lists].map(([trigram, list]) => [trigram, Uint32Array.from(list)]));

  return {
    /** Rows that share trigrams with the words, the most similar first, then the nearest, then those of the larger city. */
    resembling({ words, near, limit }: TrigramSearch): readonly Row[] {
      const common = new Uint8Array(rows.length);
      for (const trigram of trigramsOf(words))
        for (const at of rowsWith.get(trigram) ?? []) common[at] = (common[at] as number) + 1;
      const least = leastToKeep(common, limit);
      const found: { row: Row; common: number; distance: number }[] = [];
      for (const [at, count] of common.entries()) {
        if (count < least) continue;
        const row = rows[at] as Row;
        found.push({ row, common: count, distance: near ? distanceBetween(near, row) : 0 });
      }
      return found
        .sort(
          (a, b) =>
            b.common - a.common ||
            a.distance - b.distance ||
            b.row.population - a.row.population ||
            a.row.search_words.length - b.row.search_words.length,
        )
        .slice(0, limit)
        .map(({ row }) => row);
    },
  };
}

/** The number of common trigrams from which on rows are worth sorting: at least `limit` of them reach it, if so many have any. */
function leastToKeep(common: Uint8Array, limit: number): number {
  const having = new Uint32Array(256);
  for (const count of common) having[count] = (having[count] as number) + 1;
  let reached = 0;
  for (let count = 255; count > 1; count -= 1) {
    reached += having[count] as number;
    if (reached >= limit) return count;
  }
  return 1;
}

/** The same trigrams as those of the function `trigrams_of` in the database. */
function trigramsOf(words: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of words.split(' ')) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}
