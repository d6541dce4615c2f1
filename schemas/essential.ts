import type { z } from 'zod';

/**
 * Marks a field, or the items of a list, as essential: an object or list that holds a wrong one is wrong as a whole. Without the mark a reader
 * leaves out a wrong optional field and drops a wrong item. An essential text or list is never cut.
 */
export function essential<S extends z.ZodType>(schema: S): S {
  return schema.meta({ essential: true }) as S;
}

/**
 * Marks a part of a reply that is read later: nodes are read by the document engine, one by one. The reader of the reply does not change it,
 * so it has no type in the app.
 */
export function deferred<S extends z.ZodType>(schema: S): z.ZodType<unknown, z.input<S>> {
  return schema.meta({ deferred: true }) as unknown as z.ZodType<unknown, z.input<S>>;
}

/** The same for a part whose type still holds: what wrote it has read it by the same schema, as the server does for the state of a page. */
export function readElsewhere<S extends z.ZodType>(schema: S): S {
  return schema.meta({ deferred: true }) as S;
}
