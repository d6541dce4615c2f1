import { isDeepStrictEqual } from 'node:util';
import { boardsFile, type BoardsFile } from '#schemas/boards-file.ts';
import type { Saved } from '../catalog/catalog-writer.ts';
import type { Fault } from '#schemas/check/fault.ts';
import type { Database } from '../database/database.ts';
import { readImportFile } from './read-import-file.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly file: string;
}

type ImportedBoards =
  | { readonly done: true; readonly saved: readonly Saved[] }
  | { readonly done: false; readonly faults: readonly Fault[] };

/** Rows that one statement writes: PostgreSQL takes 65,535 values. */
const together = 5_000;

/**
 * Puts the boards of a file in the place of those in the database. A board that the file does not name stays; one that is the same keeps its day of
 * the last change.
 */
export async function importBoards({ db, now, file }: Options): Promise<ImportedBoards> {
  const { value, faults } = readImportFile(file, boardsFile);
  if (value === undefined) return { done: false, faults };
  const at = new Date(now());
  const saved = await db
    .transaction()
    .execute(async (transaction) => [
      ...(value.scores ? [await replaceScores(transaction, { scores: value.scores, at })] : []),
      ...(value.votes ? [await replaceVotes(transaction, { votes: value.votes, at })] : []),
    ]);
  return { done: true, saved };
}

async function replaceScores(
  db: Database,
  { scores, at }: { scores: NonNullable<BoardsFile['scores']>; at: Date },
): Promise<Saved> {
  const rows = scores.map(({ name, mobile = null, runs }) => ({ name, mobile, runs }));
  const known = await db.selectFrom('leaderboard').select(['name', 'mobile', 'runs']).execute();
  if (isSame(known, rows)) return { name: 'scores', total: rows.length, written: 0 };
  await db.deleteFrom('leaderboard').execute();
  for (const some of inParts(rows))
    await db
      .insertInto('leaderboard')
      .values(some.map((row) => ({ ...row, updated_at: at })))
      .execute();
  return { name: 'scores', total: rows.length, written: rows.length };
}

async function replaceVotes(
  db: Database,
  { votes, at }: { votes: NonNullable<BoardsFile['votes']>; at: Date },
): Promise<Saved> {
  const known = await db.selectFrom('vote_leaders').select(['name', 'correct', 'votes']).execute();
  if (isSame(known, votes)) return { name: 'votes', total: votes.length, written: 0 };
  await db.deleteFrom('vote_leaders').execute();
  for (const some of inParts(votes))
    await db
      .insertInto('vote_leaders')
      .values(some.map((row) => ({ ...row, updated_at: at })))
      .execute();
  return { name: 'votes', total: votes.length, written: votes.length };
}

function inParts<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / together) }, (_, part) =>
    rows.slice(part * together, (part + 1) * together),
  );
}

/** Whether two boards hold the same, in any order. */
function isSame<Row extends object>(left: readonly Row[], right: readonly Row[]): boolean {
  // Both name their fields in the order of the schema.
  const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return isDeepStrictEqual(sorted(left), sorted(right));
}
