import type { ComponentType } from 'react';
import type { CompiledContract } from '#schemas/compiled-contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { AnyWidgetDefinition } from './define-widget.ts';

/** The view of a kind once it is loaded; the engine gives it props that fit its contract. */
export type NodeViewComponent = ComponentType<WidgetViewProps<never>>;

/** A promise that React's `use` reads without waiting once it is settled. */
type ViewPromise = Promise<NodeViewComponent> & {
  status?: 'fulfilled' | 'rejected' | 'pending';
  value?: NodeViewComponent;
  reason?: unknown;
};

export interface Registry {
  contract(type: string): CompiledContract | undefined;
  /** The view of a kind, loaded once. After a failure (a lost connection) the next call tries again. */
  view(type: string): Promise<NodeViewComponent>;
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
    if (byType.has(type))
      throw new Error(`Two widgets are registered as '${type}': give one of them another type.`);
    byType.set(type, definition);
  }
  const views = new Map<string, ViewPromise>();

  function load(type: string, definition: AnyWidgetDefinition): ViewPromise {
    const promise: ViewPromise = definition.view().then(
      ({ View }) => {
        promise.status = 'fulfilled';
        promise.value = View as NodeViewComponent;
        return View as NodeViewComponent;
      },
      (reason: unknown) => {
        promise.status = 'rejected';
        promise.reason = reason;
        views.delete(type);
        throw reason;
      },
    );
    promise.status = 'pending';
    return promise;
  }

  return {
    types: [...byType.keys()],
    contract: (type) => byType.get(type)?.contract,
    view(type) {
      const known = views.get(type);
      if (known) return known;
      const definition = byType.get(type);
      if (!definition) return Promise.reject(new Error(`No widget is registered as '${type}'.`));
      const promise = load(type, definition);
      views.set(type, promise);
      return promise;
    },
  };
}

/** Loads the views of all kinds that a page names; a view that cannot be loaded is left to fail where it is shown. */
export async function preloadViews(registry: Registry, types: Iterable<string>): Promise<void> {
  const known = [...new Set(types)].filter((type) => registry.contract(type));
  await Promise.allSettled(known.map((type) => registry.view(type)));
}
