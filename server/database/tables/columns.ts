import type { ColumnType } from 'kysely';

/** A jsonb column: written as JSON text (which both engines accept), read parsed. */
export type Json<T> = ColumnType<T, string, string>;
export type Timestamp = ColumnType<Date, Date, Date>;
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
