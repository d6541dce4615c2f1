import type { ComponentType } from 'react';
import type { CompiledContract } from '#schemas/engine/compiled-contract.ts';
import type { WidgetViewProps } from '#schemas/engine/prepared.ts';
import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import type { AnyWidgetDefinition, DocumentsOf } from './define-widget.ts';
import { fetched } from './late/not-loaded.ts';
import { createViewCache } from './late/view-cache.ts';

/** The view of a kind once it is loaded; the engine gives it props that fit its contract. */
export type NodeViewComponent<Documents extends DocumentTypes = DocumentTypes> = ComponentType<
  WidgetViewProps<never, Documents>
>;

export interface Registry<Documents extends DocumentTypes = DocumentTypes> {
  readonly contract: (type: string) => CompiledContract<string, unknown, Documents> | undefined;
  /** The view of a kind, loaded once. @throws NotLoaded when its code cannot be fetched */
  readonly view: (type: string) => Promise<NodeViewComponent<Documents>>;
  /** The view of a kind where it is loaded already. */
  readonly viewNow: (type: string) => NodeViewComponent<Documents> | undefined;
  /** Call it when the failure of a view to load (a lost connection) has been shown: the next call of `view` tries again. */
  forgetFailure(type: string): void;
  /** Loads a view once more, outside of rendering. */
  viewAgain(type: string): Promise<NodeViewComponent<Documents>>;
  readonly types: readonly string[];
}

/**
 * Looks kinds up in a `Map`, so that a type named `constructor` or `__proto__` is simply unknown.
 * @throws when two definitions claim one type.
 */
export function createRegistry<Widget extends AnyWidgetDefinition>(
  definitions: readonly Widget[],
): Registry<DocumentsOf<Widget>> {
  const byType = new Map<string, Widget>();
  for (const definition of definitions) {
    const { type } = definition.contract;
    if (byType.has(type)) throw new Error(`Two widgets are registered as '${type}'.`);
    byType.set(type, definition);
  }
  const views = createViewCache<NodeViewComponent<DocumentsOf<Widget>>>();

  const viewOf = (type: string, read: 'get' | 'load') => {
    const definition = byType.get(type);
    return definition
      ? views[read](type, () =>
          fetched(async () => (await definition.view()).View as NodeViewComponent<DocumentsOf<Widget>>),
        )
      : Promise.reject(new Error(`No widget is registered as '${type}'.`));
  };

  return {
    types: [...byType.keys()],
    contract: (type) => byType.get(type)?.contract,
    view: (type) => viewOf(type, 'get'),
    viewAgain: (type) => viewOf(type, 'load'),
    viewNow: views.now,
    forgetFailure: views.forgetFailure,
  };
}

/** Loads the views of all kinds that a page names. One that is unknown or cannot be loaded fails later, where it is shown. */
export async function preloadViews(
  registry: { readonly view: (type: string) => Promise<unknown> },
  types: Iterable<string>,
): Promise<void> {
  await Promise.allSettled([...types].map((type) => registry.view(type)));
}
