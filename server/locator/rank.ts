import { compareMatches, createMatch, isLiteral, type Match, type Searchable } from './match.ts';
import { distanceBetween, type Position } from '#schemas/rules/distance-between.ts';
import { searchWords } from './search-words.ts';

export interface Candidate extends Searchable, Position {
  /** Of equally good matches the lower number comes first. */
  readonly order: number;
  /** People who live in its city. */
  readonly population: number;
  /** It is not found by the words that say where it is alone. */
  readonly needsName: boolean;
}

interface RankOptions {
  readonly typed: string;
  readonly near?: Position | undefined;
}

/** Places within this distance of the customer are preferred. */
const nearMetres = 50_000;
const noiseMargin = 0.1;

/**
 * The candidates that match the typed text, the best first: exact matches before similar ones; of equally good ones those near the customer,
 * then cities before localities before stores, then the larger city, then the nearer one.
 */
export function rank<T extends Candidate>(candidates: readonly T[], { typed, near }: RankOptions): T[] {
  const words = searchWords(typed);
  if (words === '') return [];
  const match = createMatch(words);
  const found = candidates.flatMap((candidate) => {
    const matched = match(candidate);
    const distance = near ? distanceBetween(near, candidate) : Number.POSITIVE_INFINITY;
    const isFound = matched && !(candidate.needsName && matched.kind === 'context');
    return isFound ? [{ candidate, matched, distance }] : [];
  });
  const isWorthIt = worthShowing(found.map(({ matched }) => matched));
  return found
    .filter(({ matched }) => isWorthIt(matched))
    .sort(
      (a, b) =>
        compareMatches(a.matched, b.matched) ||
        Number(b.distance < nearMetres) - Number(a.distance < nearMetres) ||
        a.candidate.order - b.candidate.order ||
        b.candidate.population - a.candidate.population ||
        (near ? a.distance - b.distance : 0),
    )
    .map(({ candidate }) => candidate);
}

/** Drops weak matches: similar ones when there are exact ones, and otherwise those that are much less similar than the best. */
function worthShowing(matches: readonly Match[]): (match: Match) => boolean {
  if (matches.some(isLiteral)) return (match) => match.similarity === 1 || isLiteral(match);
  const best = Math.max(...matches.map(({ similarity }) => similarity));
  return ({ similarity }) => similarity >= best - noiseMargin;
}
