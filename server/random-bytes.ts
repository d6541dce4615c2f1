/** The source of random bytes; tests pass their own. */
export type RandomBytes = (size: number) => Buffer;
