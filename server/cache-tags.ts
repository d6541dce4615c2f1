import { AsyncLocalStorage } from 'node:async_hooks';

/** What is not a document: menus, offers, shelves, scores and restaurants, which are told apart by their revisions alone. */
export const catalogueTag = 'catalogue';
/** What a store has of the catalogue. */
export const stockTag = (storeId: string) => `stock/${storeId}`;

const noting = new AsyncLocalStorage<Set<string>>();

/** Notes what is read: a cache in front drops the replies that were made of it when it changes. Called where reading begins, before any cache of this process. */
export function noteTags(...tags: readonly string[]): void {
  const noted = noting.getStore();
  if (noted) for (const tag of tags) noted.add(tag);
}

/**
 * Runs it, and tells what was read meanwhile. Where nobody wants to know, nothing is noted: from its first use on, noting makes every promise of the process
 * slower.
 */
export async function withTags<T>(
  isWanted: boolean,
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly tags: readonly string[] }> {
  if (!isWanted) return { result: await run(), tags: [] };
  const noted = new Set<string>();
  const result = await noting.run(noted, run);
  return { result, tags: [...noted].toSorted() };
}
