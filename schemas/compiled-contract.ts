// Zod-free: ships to the browser. What the engine needs to know of a contract; schemas/compiled holds one for each.
import type { Link } from './actions.ts';
import type { Migration, NodePlace } from './contract.ts';

export interface CompiledContract<Type extends string = string, Props = unknown> {
  readonly type: Type;
  readonly title: string;
  readonly places: readonly NodePlace[];
  /** The current version; `migrations[n - 1]` leads from version n to n + 1. */
  readonly version: number;
  /** Height in px at 360 px width, reserved while the node waits for its turn or its content. */
  readonly reservedHeight: number;
  /** Props it cannot do without. They may come from the document or from its `contentUrl`. */
  readonly required: readonly string[];
  readonly migrations: readonly Migration[];
  readonly defaultLink?: Link;
  /** Never present at run time: carries the type of the props. */
  readonly __props?: Props;
}

/** One fault as the compiled validators (Ajv, standalone) report it. */
export interface ValidatorError {
  /** JSON pointer to the value that is wrong; to its parent for `required`. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a value and fills in defaults in place; `errors` holds every fault of the last call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}
