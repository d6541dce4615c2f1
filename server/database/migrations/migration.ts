/** One step of the schema. Never edited once released: a change is a new step. */
export interface Migration {
  readonly id: string;
  /** SQL that PostgreSQL 15 and PGlite take alike. */
  readonly statements: readonly string[];
}
