import type { z } from 'zod';
import type { WidgetContract } from '#schemas/engine/contract.ts';
import type { JsonSchema } from '#schemas/engine/json-schema.ts';
import type { SharedShapes } from './shape-modules.ts';

/** What a product compiles. The module that `registry/build/compile-contracts.ts` is given exports it as `source`; all paths are below the project's root. */
export interface ContractSource {
  readonly contracts: readonly WidgetContract[];
  /** The schema of every node (schemas/engine/node-schema.ts). */
  readonly nodeSchema: z.ZodObject;
  /** The module of a contract, which exports it under the name of its kind in camel case. */
  readonly contractFile: (type: string) => string;
  /** The module of its migrations, which ships to the browser without Zod. Only kinds with migrations have one. */
  readonly migrationsFile: (type: string) => string;
  /** The folder of the compiled modules: every file in it is generated. */
  readonly out: string;
  /** JSON Schemas for editors: every file in their folder is generated. */
  readonly json?: { readonly out: string; readonly schemas: () => ReadonlyMap<string, JsonSchema> };
  /** Keeps the record of what apps in use can render, and asks for a new version of the registry when that changes. */
  readonly record?: {
    readonly file: string;
    readonly when: z.ZodType;
    readonly registryVersion: number;
    readonly introducedIn: Readonly<Record<string, number>>;
  };
  /** Modules that the product generates besides: path → text. */
  readonly more?: (shared: SharedShapes) => ReadonlyMap<string, string>;
}
