import { storedValues } from '#schemas/stored/stored.ts';
import type { StoredDefinition } from '#schemas/stored-value.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { kebabCase } from './compiled-calls.ts';

/** A stored value as its Zod schema has it, and the key that the browser gets. */
export interface CompiledStored {
  readonly definition: StoredDefinition;
  readonly key: StoredKey<unknown>;
}

/** Everything that the app keeps in the browser. */
export function compiledStored(): Promise<CompiledStored[]> {
  return Promise.all(
    storedValues.map(async ([, exported, definition]) => {
      const module = (await import(`../../schemas/compiled/stored/${kebabCase(exported)}.ts`)) as Record<
        string,
        StoredKey<unknown>
      >;
      const key = module[exported];
      if (!key) throw new Error(`${exported} is not compiled.`);
      return { definition, key };
    }),
  );
}
