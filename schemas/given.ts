// Zod-free: the browser uses it too.

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out undefined fields: absent and undefined differ in a contract and in stored values. */
export function given<T extends object>(parts: T): Given<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Given<T>;
}
