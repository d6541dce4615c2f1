import type { z } from 'zod';
import type { Immutable } from './immutable.ts';
import type { StoredKey } from './stored-key.ts';

/**
 * Something that the app keeps in the browser: its name, where it is kept, a version that is one more whenever older values could be misread, and
 * what it looks like. The browser gets the compiled key (schemas/compiled/stored).
 */
export interface StoredDefinition<Schema extends z.ZodType = z.ZodType>
  extends Omit<StoredKey<unknown>, 'shape'> {
  readonly schema: Schema;
}

/** Declares a stored value; keeps the type of its schema. */
export function defineStored<const D extends StoredDefinition>(definition: D): D {
  return definition;
}

/** The compiled, Zod-free view of a stored value. */
export type StoredKeyOf<D extends StoredDefinition> = StoredKey<Immutable<z.output<D['schema']>>>;
