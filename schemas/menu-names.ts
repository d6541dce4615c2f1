// Zod-free: ships to the browser. Names of parts of the menu in addresses, besides the ids and friendly paths of its categories.

/** The lists that run across the categories. */
export const menuLists = ['bestsellers', 'recommended', 'favourites', 'daily-essentials'] as const;
export type MenuListName = (typeof menuLists)[number];

/** Friendly paths that are not the id, the path or the name of a category in every menu → the category that they mean. */
export const categoryAliases: Readonly<Record<string, string>> = { chicken: '46', vegetarian: '2' };

/** The name of a category as a path: 'Rice bowls & wraps' → 'rice-bowls-wraps' (NAV-53). */
export function pathOfName(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'and')
    .join('-');
}
