import type { ComponentType } from 'react';
import type { CompiledContract } from '#schemas/compiled-contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { AnyWidgetDefinition } from './define-widget.ts';
import { fetched } from '#src/ui/late-part/not-loaded.ts';
import { createViewCache } from '#src/ui/late-part/view-cache.ts';

/** The view of a kind once it is loaded; the engine gives it props that fit its contract. */
type NodeViewComponent = ComponentType<WidgetViewProps<never>>;

export interface Registry {
  contract(type: string): CompiledContract | undefined;
  /** The view of a kind, loaded once. @throws NotLoaded when its code cannot be fetched */
  view(type: string): Promise<NodeViewComponent>;
  /** Call it when the failure of a view to load (a lost connection) has been shown: the next call of `view` tries again. */
  forgetFailure(type: string): void;
  /** Loads a view once more, outside of rendering. */
  viewAgain(type: string): Promise<NodeViewComponent>;
  readonly types: readonly string[];
}

/**
 * Looks kinds up in a `Map`, so that a type named `constructor` or `__proto__` is simply unknown.
 * @throws when two definitions claim one type.
 */
export function createRegistry(definitions: readonly AnyWidgetDefinition[]): Registry {
  const byType = new Map<string, AnyWidgetDefinition>();
  for (const definition of definitions) {
    const { type } = definition.contract;
    if (byType.has(type)) throw new Error(`Two widgets are registered as '${type}'.`);
    byType.set(type, definition);
  }
  const views = createViewCache<NodeViewComponent>();

  const viewOf = (type: string, read: 'get' | 'load') => {
    const definition = byType.get(type);
    return definition
      ? views[read](type, () => fetched(async () => (await definition.view()).View as NodeViewComponent))
      : Promise.reject(new Error(`No widget is registered as '${type}'.`));
  };

  return {
    types: [...byType.keys()],
    contract: (type) => byType.get(type)?.contract,
    view: (type) => viewOf(type, 'get'),
    viewAgain: (type) => viewOf(type, 'load'),
    forgetFailure: views.forgetFailure,
  };
}

/** Loads the views of all kinds that a page names. One that is unknown or cannot be loaded fails later, where it is shown. */
export async function preloadViews(registry: Registry, types: Iterable<string>): Promise<void> {
  await Promise.allSettled([...types].map((type) => registry.view(type)));
}
