import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Removal } from '../remove-in-batches.ts';
import { type Span, spanAfter, spanOfName } from './spans.ts';

/** A table whose rows are kept in partitions by time. Each partition is a table: `orders_p202611`, and `orders_rest` for all other rows. */
export interface Partitioned {
  readonly table: string;
  /** The time of a row. */
  readonly column: string;
  readonly span: Span;
  /** How many partitions there are after that of now. */
  readonly ahead: number;
  /** How far ahead of now the time of a row may be, in ms; 0 where nothing is said. */
  readonly rowsAheadMs?: number;
  /** The first day whose rows are needed; undefined where all are. */
  readonly keptFrom: (now: number) => string | undefined;
  /** What other tables keep of its rows. Absent where they keep nothing. */
  readonly dependents?: Dependents;
}

interface Dependents {
  /**
   * Removes what other tables keep of the rows of one partition that came before a day, and with `andRows` these rows too: in batches. Rows that
   * have to stay, although their time is over, keep theirs. Returns their ids.
   */
  readonly remove: (
    db: Database,
    rows: { readonly partition: string; readonly before: string; readonly andRows: boolean },
    removal?: Removal,
  ) => Promise<readonly string[]>;
  /**
   * Writes rows that have to stay anew, of a partition that was taken out of the table and is dropped next. Those that need not stay any more are among
   * them: what other tables keep of them is still there.
   */
  readonly keep: (transaction: Database, partition: string, ids: readonly string[]) => Promise<void>;
}

export interface Partition {
  readonly name: string;
  /** Its first day; undefined where it has all that came before. */
  readonly from: string | undefined;
  /** The day after its last one. */
  readonly until: string;
}

export const restOf = ({ table }: Pick<Partitioned, 'table'>) => `${table}_rest`;
/** A table that there was before the partitions. */
export const beforeOf = ({ table }: Pick<Partitioned, 'table'>) => `${table}_before`;

/** A bound of a partition: a day of India begins. A column of days reads the day alone. */
export const boundOf = (day: string) => sql.lit(`${day} 00:00:00+05:30`);

/** The names of the tables that are partitions of this one. */
export async function namesOf(db: Database, { table }: Pick<Partitioned, 'table'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = ${table}::regclass order by child.relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** The partitions with a time that the names tell, the oldest first. Those that somebody made by hand, with other names, are left alone. */
export async function partitionsOf(db: Database, { table, span }: Partitioned): Promise<Partition[]> {
  const partitions = (await namesOf(db, { table })).flatMap((name): Partition[] => {
    const [, how, digits] = /^_(p|before_)(\d{6,8})$/.exec(name.slice(table.length)) ?? [];
    if (how === undefined || digits === undefined) return [];
    const first = spanOfName(span, digits);
    return how === 'p'
      ? [{ name, from: first, until: spanAfter(span, first) }]
      : [{ name, from: undefined, until: first }];
  });
  return partitions.toSorted((one, other) => one.until.localeCompare(other.until));
}
