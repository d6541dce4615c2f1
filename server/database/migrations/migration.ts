/** One step of the schema. Never edited once released: a change is a new step. */
export interface Migration {
  readonly id: string;
  /** SQL that both PostgreSQL 15 and PGlite accept. */
  readonly statements: readonly string[];
  /** Whether a build that does not know this step may start beside it: nothing that was there is changed or removed. */
  readonly isAdditive?: true;
}
