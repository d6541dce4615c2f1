/** One step of the schema. Never edited once released: a change is a new step. */
export interface Migration {
  readonly id: string;
  /** SQL that both PostgreSQL 15 and PGlite accept. */
  readonly statements: readonly string[];
}
