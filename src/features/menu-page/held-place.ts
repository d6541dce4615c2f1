/** What stands below the bars that stick: so much of a section is behind them. */
export interface Place {
  readonly section: string;
  readonly below: number;
}

const px = (length: string) => Number.parseFloat(length) || 0;

/** How far the page is scrolled once an element of a section has come to rest below the bars that stick. */
export function restOf(element: Element, section = element): number {
  const padding = px(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = px(getComputedStyle(section).scrollMarginTop);
  return element.getBoundingClientRect().top + window.scrollY - padding - margin;
}

/** Where in a section the page stands; undefined where it does not stand in it. */
export function placeIn(id: string): Place | undefined {
  const section = document.getElementById(id);
  if (!section || window.scrollY <= 0) return undefined;
  const below = window.scrollY - restOf(section);
  const { scrollHeight, clientHeight } = document.documentElement;
  // A page that ends soon after the heading cannot be scrolled as far.
  const isAtEnd = window.scrollY >= scrollHeight - clientHeight - 1;
  if (Math.abs(below) < 2 || (below < 0 && isAtEnd)) return { section: id, below: 0 };
  return below > 0 && below < section.getBoundingClientRect().height ? { section: id, below } : undefined;
}

/** Scrolls to where the place is now. Of a section that is gone nothing is left: the page begins at its top, unless somebody has read on. */
export function returnTo({ section: id, below }: Place): void {
  const section = document.getElementById(id);
  if (!section && below > 0) return;
  const top = section ? Math.max(0, restOf(section) + below) : 0;
  if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
}
