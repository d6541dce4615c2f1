// Zod-free: ships to the browser. Server and app go by this one rule.

/** Clause of `when` → whether it holds for somebody; undefined while it is not known. Every clause that a `when` can have needs its function. */
export type Clauses<When extends object, Facts> = {
  readonly [Name in keyof When]-?: (
    value: Exclude<When[Name], undefined>,
    facts: Facts,
  ) => boolean | undefined;
};

/** The same for code that does not know which clauses there are. */
// oxlint-disable-next-line typescript/no-explicit-any -- each clause has a value of its own type
export type AnyClauses = { readonly [name: string]: (value: any, facts: any) => boolean | undefined };

/**
 * Whether a node is shown now: every clause given must hold. One that the product does not have does not hold, for it may be what holds the node
 * back. One about what is not known counts as `unknown`.
 */
export function clausesHold(
  { clauses, facts }: { readonly clauses: AnyClauses; readonly facts: object },
  when: object | undefined,
  unknown = false,
): boolean {
  if (!when) return true;
  return Object.entries(when).every(
    ([name, value]) =>
      value === undefined || (Object.hasOwn(clauses, name) && (clauses[name]?.(value, facts) ?? unknown)),
  );
}
