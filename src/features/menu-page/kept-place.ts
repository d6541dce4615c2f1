import { createDraft } from '#src/store/drafts.ts';
import { type ScrollPlace, placeIn } from './held-place.ts';

type KeptPlace = Partial<ScrollPlace> & { readonly page: string };

/** Kept in the tab: a reload finds it again. */
const keptPlaces = () =>
  createDraft({
    name: 'menuPlace',
    accepts: (value): value is KeptPlace => typeof (value as KeptPlace | null)?.page === 'string',
  });

/** Keeps over a reload where a page stands, in the first of these sections that it stands in. */
export function keepPlace(page: string, sections: readonly string[]): void {
  keptPlaces().write({ ...sections.map(placeIn).find(Boolean), page });
}

/**
 * Where a page stood that the browser has brought back. The browser itself knows how far it was scrolled in the menu as this person has it,
 * which is not yet the one that the server sends everyone.
 */
export function keptPlace(page: string): ScrollPlace | undefined {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (!visit || (visit as PerformanceNavigationTiming).type === 'navigate') return undefined;
  const kept = keptPlaces().read();
  if (kept?.page !== page || typeof kept.section !== 'string') return undefined;
  return { section: kept.section, below: Number(kept.below) || 0 };
}
