import type { ComponentType } from 'react';
import type { CompiledContract } from '#schemas/compiled-contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';

/** A contract joined with the view that shows it. */
export interface WidgetDefinition<Type extends string = string, Props = unknown> {
  readonly contract: CompiledContract<Type, Props>;
  readonly view: () => Promise<{ readonly View: ComponentType<WidgetViewProps<Props>> }>;
}

// A view takes exactly the props of its own contract, so a list of definitions has no common props type.
// oxlint-disable-next-line typescript/no-explicit-any -- accepts every definition
export type AnyWidgetDefinition = WidgetDefinition<string, any>;

/** Joins a contract with its view, loaded when a document first names the kind. A view whose props do not fit does not compile. */
export function defineWidget<Type extends string, Props>(
  definition: WidgetDefinition<Type, Props>,
): WidgetDefinition<Type, Props> {
  return definition;
}
