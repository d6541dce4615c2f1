import { categorySlugs } from '#schemas/actions.ts';

/** What a menu address asks for. */
export interface MenuTarget {
  readonly categoryId?: string;
  readonly productId?: string;
  /** The friendly path as given; when it belongs to no known category id, the caller looks it up in the catalogue. */
  readonly slug?: string;
}

const idsBySlug: ReadonlyMap<string, string> = new Map([
  ...Object.entries(categorySlugs).map(([id, slug]) => [slug, id] as const),
  // Both spellings are in use for category 26; links are written with the other one.
  ['desserts', '26'],
]);

/** Reads a menu address: `/menu/sides`, `/menu/20/PIZ7`, `/menu?categoryId=20&pizzaId=PIZ7` (NAV-51, NAV-53). */
export function readMenuPath({ pathname, search }: { pathname: string; search: string }): MenuTarget {
  const [first, second] = pathname.split('/').filter(Boolean).slice(1).map(decodePart);
  const query = new URLSearchParams(search);
  const categoryId = query.get('categoryId') ?? (second === undefined ? undefined : first);
  const productId = query.get('pizzaId') ?? second;
  if (categoryId !== undefined) return productId === undefined ? { categoryId } : { categoryId, productId };
  if (first === undefined) return {};
  const known = Object.hasOwn(categorySlugs, first) ? first : idsBySlug.get(first);
  return known === undefined ? { slug: first } : { categoryId: known, slug: first };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
