import type { z } from 'zod';
import type { ContractRules } from './contract-rules.ts';
import type { DocumentTypes } from './document-types.ts';
import type { Link } from './links.ts';

/** Turns the props of one version into the props of the next. Pure; must not throw on props that were never valid. */
export type Migration = (props: Record<string, unknown>) => Record<string, unknown>;

/**
 * The contract of a kind of node: its props, its versions, and an example that the tests, the stories and the documentation use.
 * Version 1 is the first; `migrations[n - 1]` leads from version n to n + 1, so the current version is `migrations.length + 1`.
 */
export interface WidgetContract<
  Type extends string = string,
  Props extends z.ZodObject = z.ZodObject,
  Documents extends DocumentTypes = DocumentTypes,
> {
  readonly type: Type;
  readonly title: string;
  readonly description: string;
  /** Which documents may hold a node of this kind. */
  readonly places: readonly Documents['place'][];
  readonly props: Props;
  /** Rules for documents besides the schema of the props. */
  readonly rules?: ContractRules<keyof z.input<Props> & string, Documents['content']>;
  /** Name of each version, oldest first: `['initial', 'slides-not-images']`. */
  readonly versions: readonly [string, ...string[]];
  readonly migrations: readonly Migration[];
  /** Where a tap leads when the node names no link of its own (spec §2, widget links). */
  readonly defaultLink?: Link<Documents['action']>;
  readonly example: z.input<Props>;
  /** Height in px at 360 px width, reserved until the node is rendered and its content is loaded. */
  readonly reservedHeight: number;
  /** Props of every older version as they were once published. The tests keep them permanently. */
  readonly oldExamples?: Readonly<Record<number, Record<string, unknown>>>;
  /** Never present at run time: carries what the documents of its product can say. */
  readonly __documents?: Documents;
}

/** `defineContract` for the documents of one product: `export const defineContract: DefineContract<Documents> = defineAnyContract`. */
export type DefineContract<Documents extends DocumentTypes> = <
  const Type extends string,
  Props extends z.ZodObject,
>(
  contract: WidgetContract<Type, Props, Documents>,
) => WidgetContract<Type, Props, Documents>;

/** Declares a contract. When the version sequence has a gap, the import of the contract throws, naming the contract and the version. */
export function defineAnyContract<
  const Type extends string,
  Props extends z.ZodObject,
  Documents extends DocumentTypes,
>(contract: WidgetContract<Type, Props, Documents>): WidgetContract<Type, Props, Documents> {
  const { type, versions, migrations, oldExamples = {} } = contract;
  if (migrations.length !== versions.length - 1) {
    throw new Error(
      `Contract '${type}' names ${versions.length} versions (${versions.join(', ')}) but has ${migrations.length} migrations: it needs one from each version to the next.`,
    );
  }
  if (new Set(versions).size !== versions.length) {
    throw new Error(`Contract '${type}' names a version twice: ${versions.join(', ')}.`);
  }
  for (let version = 1; version < versions.length; version++) {
    if (!oldExamples[version]) {
      throw new Error(
        `Contract '${type}' keeps no example of its old version ${version} ('${versions[version - 1]}'): add it to oldExamples, so that the migration stays tested.`,
      );
    }
  }
  return contract;
}
