// Types only.

/**
 * What the documents of one product can say, for the compiler. A product declares its own; its contracts carry it to its widgets and its engine,
 * so that a place, an action or a fact of another product does not compile.
 */
export interface DocumentTypes {
  /** Which documents hold nodes. */
  readonly place: string;
  /** Link actions. */
  readonly action: string;
  /** The clauses that decide who sees a node. */
  readonly when: object;
  /** What is known of the person who looks; clauses ask about it. */
  readonly facts: object;
  /** Contents that its server fills, which a node can name. */
  readonly content: string;
}
