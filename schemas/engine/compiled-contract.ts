// Types only.
import type { z } from 'zod';
import type { WidgetContract } from './contract.ts';
import type { DocumentTypes } from './document-types.ts';
import type { Link } from './links.ts';

/** What the engine needs to know of a contract. The compiled modules of a product hold one for each kind of node. */
export interface CompiledContract<
  Type extends string = string,
  Props = unknown,
  Documents extends DocumentTypes = DocumentTypes,
> {
  readonly type: Type;
  readonly places: readonly Documents['place'][];
  /** The current version. The migrations that lead to it come with the compiled shapes. */
  readonly version: number;
  /** Height in px at 360 px width, reserved until the node is rendered and its content is loaded. */
  readonly reservedHeight: number;
  /** Required props. They may come from the document or from its `contentUrl`. */
  readonly required: readonly string[];
  readonly defaultLink?: Link<Documents['action']>;
  /** Never present at run time: carries the type of the props. */
  readonly __props?: Props;
  /** Never present at run time: carries what the documents of its product can say. */
  readonly __documents?: Documents;
}

/** The compiled form of a contract. */
export type CompiledOf<Contract> =
  Contract extends WidgetContract<infer Type, infer Props, infer Documents>
    ? CompiledContract<Type, z.output<Props>, Documents>
    : never;
