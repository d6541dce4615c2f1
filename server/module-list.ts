import type { Module, RemoveExpired } from './module.ts';

/** `unknown` where no call of a module has a handler yet; otherwise a type that no module fits, which names the calls handled twice. */
type NoneTwice<Known, M extends Module> = [keyof Known & keyof M['handlers']] extends [never]
  ? unknown
  : { readonly handledTwice: keyof Known & keyof M['handlers'] };

export interface ModuleList<Modules, Handlers> {
  /** By name. */
  readonly modules: Modules;
  /** The handlers of all modules together. A missing handler is missing in the type too. */
  readonly handlers: Handlers;
  /** Those of the modules that have something to remove. */
  readonly removals: readonly RemoveExpired[];
  /** Adds a module, which is built from those before it. A call that has a handler already does not compile. */
  readonly add: <const Name extends string, M extends Module>(
    name: Name,
    build: (modules: Modules) => M & NoneTwice<Handlers, M>,
  ) => ModuleList<Modules & { readonly [N in Name]: M }, Handlers & M['handlers']>;
}

/** An empty list. A module gets only the modules before it, so two modules cannot depend on each other. */
export function moduleList(): ModuleList<unknown, unknown> {
  return listOf({ all: [], modules: {}, handlers: {} });
}

interface Known<Modules, Handlers> {
  readonly all: readonly Module[];
  readonly modules: Modules;
  readonly handlers: Handlers;
}

function listOf<Modules, Handlers>({
  all,
  modules,
  handlers,
}: Known<Modules, Handlers>): ModuleList<Modules, Handlers> {
  return {
    modules,
    handlers,
    removals: all.flatMap(({ removeExpired }) => removeExpired ?? []),
    add<const Name extends string, M extends Module>(
      name: Name,
      build: (known: Modules) => M & NoneTwice<Handlers, M>,
    ) {
      const module: M = build(modules);
      const named = { [name]: module } as { readonly [N in Name]: M };
      return listOf({
        all: [...all, module],
        modules: { ...modules, ...named },
        handlers: { ...handlers, ...(module.handlers as M['handlers']) },
      });
    },
  };
}
