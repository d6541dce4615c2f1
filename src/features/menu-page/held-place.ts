import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { groupAnchor } from './group-anchor.ts';

/** What stands below the bars that stick: so much of a section is behind them. */
export interface ScrollPlace {
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

export function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY >= scrollHeight - clientHeight - 1;
}

/** Whether the groups above a section, which is still there, are as many and as high as they were: its place is then the same. */
export function isSameAbove(
  id: string,
  before: readonly MenuGroup[] | undefined,
  now: readonly MenuGroup[] | undefined,
): boolean {
  const at = now?.findIndex((group) => groupAnchor(group) === id) ?? -1;
  if (at < 0 || !now || !before || groupAnchor(before[at] ?? { id: '' }) !== id) return false;
  return now.slice(0, at).every(({ id: name, count }, index) => {
    const other = before[index];
    return other?.id === name && other.count === count;
  });
}

/** Where in a section the page stands; undefined where it does not stand in it. */
export function placeIn(id: string): ScrollPlace | undefined {
  const section = document.getElementById(id);
  if (!section || window.scrollY <= 0) return undefined;
  const below = window.scrollY - restOf(section);
  // A page that ends soon after the heading cannot be scrolled as far.
  if (Math.abs(below) < 2 || (below < 0 && isAtEnd())) return { section: id, below: 0 };
  return below > 0 && below < section.getBoundingClientRect().height ? { section: id, below } : undefined;
}

/** Scrolls to where the place is now. Of a section that is gone nothing is left: the page begins at its top, unless somebody has read on. */
export function returnTo({ section: id, below }: ScrollPlace): void {
  const section = document.getElementById(id);
  if (!section && below > 0) return;
  const top = section ? Math.max(0, restOf(section) + below) : 0;
  if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
}
