/** What the server is asked for, by kind. */
export const kinds = ['page', 'document', 'menu', 'cart', 'order', 'tracking', 'events'] as const;
export type Kind = (typeof kinds)[number];

/** A unit of each kind at the origin: processor time of one core of a server process, in milliseconds, and statements in PostgreSQL. */
export interface Cost {
  readonly cpuMs: number;
  readonly statements: number;
}

/**
 * Measured by `npm run bench` on two cores of a shared virtual machine, processes on the same machine as PostgreSQL and the client: the upper end of
 * what a machine for servers needs. docs/scale.md says which line of the bench each number is from. statements.test.ts counts the statements.
 */
export const costs: Readonly<Record<Kind, Cost>> = {
  page: { cpuMs: 0.14, statements: 0 },
  document: { cpuMs: 0.23, statements: 1 },
  menu: { cpuMs: 0.23, statements: 1 },
  cart: { cpuMs: 2.6, statements: 9 },
  order: { cpuMs: 13, statements: 56 },
  tracking: { cpuMs: 1.4, statements: 3 },
  events: { cpuMs: 0.7, statements: 2 },
};

/** Statements of this kind of work that PostgreSQL answers in a second on one core: an assumption on the safe side. */
export const statementsPerCore = 6_000;
