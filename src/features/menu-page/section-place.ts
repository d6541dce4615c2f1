import { groupAnchor } from './group-anchor.ts';

/** A scroll position, relative to the section directly below the sticky bars. */
export interface SectionPlace {
  /** Id of the section's element. */
  readonly section: string;
  /** How many px of the section are scrolled away behind the bars. */
  readonly below: number;
}

const px = (length: string) => Number.parseFloat(length) || 0;

/** The scroll position at which an element of a section stands directly below the sticky bars. */
export function restOf(element: Element, section = element): number {
  const padding = px(getComputedStyle(document.documentElement).scrollPaddingTop);
  const margin = px(getComputedStyle(section).scrollMarginTop);
  return element.getBoundingClientRect().top + window.scrollY - padding - margin;
}

export function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY >= scrollHeight - clientHeight - 1;
}

interface Sized {
  readonly id: string;
  readonly count: number;
}

/** Whether a section is still there and the groups above it are as many and as high as before: its place is then unchanged. */
export function isSameAbove(
  section: string,
  before: readonly Sized[] | undefined,
  now: readonly Sized[] | undefined,
): boolean {
  const at = now?.findIndex((group) => groupAnchor(group) === section) ?? -1;
  if (at < 0 || !now || !before || groupAnchor(before[at] ?? { id: '' }) !== section) return false;
  return now.slice(0, at).every(({ id, count }, index) => {
    const other = before[index];
    return other?.id === id && other.count === count;
  });
}

/** The page's scroll position, if it is within this section. */
export function placeIn(id: string): SectionPlace | undefined {
  const section = document.getElementById(id);
  if (!section || window.scrollY <= 0) return undefined;
  const below = window.scrollY - restOf(section);
  // The end of the page may come before the heading can reach the bars.
  if (Math.abs(below) < 2 || (below < 0 && isAtEnd())) return { section: id, below: 0 };
  return below > 0 && below < section.getBoundingClientRect().height ? { section: id, below } : undefined;
}

/**
 * Scrolls to a place. When its section is gone, a page that stood at the section's heading scrolls to the top, and one that stood further down
 * is not scrolled.
 */
export function returnTo({ section: id, below }: SectionPlace): void {
  const section = document.getElementById(id);
  if (!section && below > 0) return;
  const top = section ? Math.max(0, restOf(section) + below) : 0;
  if (Math.abs(top - window.scrollY) >= 1) window.scrollTo({ top, behavior: 'instant' });
}
