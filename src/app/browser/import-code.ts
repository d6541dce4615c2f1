import { NeedsReload } from '#registry/engine/late/not-loaded.ts';

/** A file that takes longer counts as not fetched, so that it is tried again. */
const fileLimitMs = 60_000;

const complete = new Set<string>();

/** Fetches a file of the build into the browser's cache. @throws when it does not arrive; NeedsReload when the server has it no more */
export async function fetchCode(href: string): Promise<void> {
  if (complete.has(href)) return;
  const reply = await fetch(href, { signal: AbortSignal.timeout(fileLimitMs) });
  if (reply.status === 404 || reply.status === 410) throw new NeedsReload(`${href} is gone`);
  if (!reply.ok) throw new TypeError(`${href} answered ${reply.status}`);
  await reply.arrayBuffer();
  complete.add(href);
}

/** The page preloads what it needs at once, and such a file is not fetched twice. */
function isPreloaded(href: string): boolean {
  return document.querySelector(`link[rel="modulepreload"][href="${href}"]`) !== null;
}

/**
 * Imports a chunk after its files have been fetched; every `import()` of the build calls it (src/app/build/fetched-imports.ts). Many browsers
 * remember for as long as the page is open that a module could not be fetched, so an import must not begin before its files are in the cache.
 */
export async function importCode<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const hrefs = files.map((file) => `/${file}`);
  await Promise.all(hrefs.filter((href) => !isPreloaded(href)).map(fetchCode));
  try {
    return await load();
  } catch (cause) {
    // The chunks of the start are not named here: src/app/boot-page.ts fetches them again.
    if (hrefs.length === 0) throw cause;
    await Promise.all(hrefs.map(fetchCode));
    throw new NeedsReload(cause);
  }
}
