// Zod-free: ships to the browser. What the engine needs to know of a contract; schemas/compiled holds one for each.
import type { Link } from './actions.ts';
import type { Migration, NodePlace } from './contract.ts';

export interface CompiledContract<Type extends string = string, Props = unknown> {
  readonly type: Type;
  readonly places: readonly NodePlace[];
  /** The current version; `migrations[n - 1]` leads from version n to n + 1. */
  readonly version: number;
  /** Height in px at 360 px width, reserved until the node is rendered and its content is loaded. */
  readonly reservedHeight: number;
  /** Required props. They may come from the document or from its `contentUrl`. */
  readonly required: readonly string[];
  readonly migrations: readonly Migration[];
  readonly defaultLink?: Link;
  /** Never present at run time: carries the type of the props. */
  readonly __props?: Props;
}
