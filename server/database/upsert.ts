import { type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables/tables.ts';

interface Upsert<T extends keyof Tables> {
  readonly table: T;
  /** Columns of the primary key. */
  readonly keys: readonly (keyof Tables[T] & string)[];
  /** Every row names the same columns. */
  readonly rows: readonly Selectable<Tables[T]>[];
}

/**
 * Writes rows and returns how many were new or changed; an identical row is not counted. The rows are sent as one JSON parameter, so their
 * number is not limited.
 */
export async function upsert<T extends keyof Tables>(
  db: Database,
  { table, keys, rows }: Upsert<T>,
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const names = Object.keys(first);
  const rest = names.filter((name) => !(keys as readonly string[]).includes(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const now = sql.join(rest.map((name) => sql.ref(`${table}.${name}`)));
  const given = sql.join(rest.map((name) => sql.ref(`excluded.${name}`)));
  const assignments = sql.join(rest.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const { rows: written } = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(keys.map((name) => sql.ref(name)))})
    do update set ${assignments} where row(${now}) is distinct from row(${given})
    returning 1
  `.execute(db);
  return written.length;
}
