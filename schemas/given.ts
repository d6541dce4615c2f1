// Zod-free: the browser uses it too.

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined: absent and undefined are not the same in a contract, nor in what is stored. */
export function given<T extends object>(parts: T): Given<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Given<T>;
}
