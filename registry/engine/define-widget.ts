import type { ComponentType } from 'react';
import type { CompiledContract } from '#schemas/engine/compiled-contract.ts';
import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import type { WidgetViewProps } from '#schemas/engine/prepared.ts';

/** A contract joined with the view that shows it. */
export interface WidgetDefinition<
  Type extends string = string,
  Props = unknown,
  Documents extends DocumentTypes = DocumentTypes,
> {
  readonly contract: CompiledContract<Type, Props, Documents>;
  readonly view: () => Promise<{ readonly View: ComponentType<WidgetViewProps<Props, Documents>> }>;
}

// A view takes exactly the props of its own contract, so a list of definitions has no common props type.
// oxlint-disable-next-line typescript/no-explicit-any -- the props of any kind, and below the documents of any product
type Anything = any;

/** Any widget of a product; without a product, of any. */
export type AnyWidgetDefinition<Documents extends DocumentTypes = Anything> = WidgetDefinition<
  string,
  Anything,
  Documents
>;

/** The types of the documents that a widget is for. */
export type DocumentsOf<Widget extends AnyWidgetDefinition> = NonNullable<Widget['contract']['__documents']>;

/**
 * Joins a contract with its view, loaded when a document first names the kind. A view whose props do not fit does not compile. What a view itself
 * waits for stands in a boundary of its own (`latePart`): a node has one only while its view is loaded.
 */
export function defineWidget<Type extends string, Props, Documents extends DocumentTypes>(
  definition: WidgetDefinition<Type, Props, Documents>,
): WidgetDefinition<Type, Props, Documents> {
  return definition;
}
