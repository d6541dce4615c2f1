import type { Plugin } from 'vite';

export const clientEntry = 'src/app/boot.ts';

/**
 * The entries of the shell, which hydrates pages. It contains all of their static imports, direct and indirect, but no dynamic ones. The entry
 * itself is not part of the chunk, because loading a chunk runs all of its modules.
 */
const shellEntries = ['/src/app/entry-client.tsx', '/src/app/providers.tsx'] as const;

/**
 * What every page loads after its hydration, in this order. Each is one chunk with all of its static imports that are not in an earlier one: as
 * chunks of what shares them, they would be thirty files.
 */
export const afterwards = {
  start: [
    '/src/app/browser/start-app.ts',
    '/src/app/browser/create-request-layer.ts',
    '/registry/engine/impressions.ts',
  ],
  late: ['/src/app/browser/start-late.ts'],
  'page-documents': [
    '/src/features/documents/api/get-landing.ts',
    '/src/features/documents/api/get-bottom-navigation.ts',
    '/registry/engine/prepare-document.ts',
    '/registry/reading.ts',
  ],
} as const;

export type Afterwards = keyof typeof afterwards;

/** What the cards of dishes need too: in the chunk of the start they would wait for it. */
const ofCards =
  /\/src\/(features\/cart\/change-cart|config\/texts\/cart)\.ts$|\/schemas\/rules\/unavailable-text\.ts$/;

/** The items of the bars, which every page has, mark the current page. A chunk of its own would be larger than the module. */
const currentPage = '/src/features/navigation/use-current-page.ts';

/**
 * Finds the modules that boot.ts needs, which handles events from the first moment, and the modules of the shell. One chunk for the shell is
 * several kilobytes smaller than the dozens of chunks that would share its modules.
 */
export function beginnings() {
  const imports = new Map<string, readonly string[]>();
  let bootModules: Set<string> | null = null;
  let shellModules: Set<string> | null = null;
  const laterModules = new Map<Afterwards, Set<string>>();

  function reachedFrom(entries: readonly string[]): Set<string> {
    const reached = new Set([...imports.keys()].filter((id) => entries.some((entry) => id.endsWith(entry))));
    for (const each of reached) for (const imported of imports.get(each) ?? []) reached.add(imported);
    return reached;
  }
  const isOfBoot = (id: string) => (bootModules ??= reachedFrom([`/${clientEntry}`])).has(id);
  const isOfShell = (id: string) => (shellModules ??= reachedFrom(shellEntries)).has(id);

  const modulesOf = (name: Afterwards) => {
    const modules = laterModules.get(name) ?? reachedFrom(afterwards[name]);
    laterModules.set(name, modules);
    return modules;
  };

  return {
    plugin: {
      name: 'beginnings',
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          if (chunk.imports.length > 0)
            this.error(
              `boot.ts handles no events before ${chunk.imports.join(', ')} is loaded: remove this static import.`,
            );
        }
      },
    } satisfies Plugin,
    isOfBoot,
    isOfShell: (id: string) => (isOfShell(id) && !id.endsWith(shellEntries[0])) || id.endsWith(currentPage),
    isOf: (name: Afterwards, id: string) => modulesOf(name).has(id) && !ofCards.test(id),
  };
}

export type Beginnings = ReturnType<typeof beginnings>;

/** Chunks that the page preloads before anything is imported. */
export const isOfStart = (chunk: string) =>
  /\/(boot|rolldown-runtime|react|framework|shell|entry-client)-/.test(chunk);

/**
 * The files that are fetched before a chunk is imported: the chunk and those that it imports, so that none waits for another. The chunks of the
 * start are loaded already.
 */
export function fetchedBefore(file: string, chunks: readonly string[]): string[] {
  return [...new Set([file, ...chunks])].filter((chunk) => !isOfStart(chunk));
}
