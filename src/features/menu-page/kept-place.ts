import { menuPlace } from '#schemas/compiled/stored/menu-place.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { isNewVisit } from './new-visit.ts';
import { placeIn, type SectionPlace } from './section-place.ts';

interface ScrolledPage {
  readonly page: string;
  readonly sections: readonly string[];
}

/** Keeps the page's scroll position over a reload, as a place in the first of these sections that contains it. */
export function keepPlace(persistence: Persistence, { page, sections }: ScrolledPage): void {
  persistence.write(menuPlace, { below: 0, ...sections.map(placeIn).find(Boolean), page });
}

/**
 * The kept place of a page that was reloaded or restored. The browser restores a position in px, which was measured in this customer's menu; the
 * server's menu, which is shown first, has other groups and heights.
 */
export function keptPlace(persistence: Persistence, page: string): SectionPlace | undefined {
  if (isNewVisit()) return undefined;
  const kept = persistence.read(menuPlace);
  if (kept?.page !== page || kept.section === undefined) return undefined;
  return { section: kept.section, below: kept.below };
}
