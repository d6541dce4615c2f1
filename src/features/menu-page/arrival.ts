import type { NavigationType } from 'react-router-dom';

/** State of an address that was opened from the bar of categories. */
export const toGroup = { toGroup: true };

export interface PageState {
  readonly toGroup?: boolean;
  readonly keepScroll?: boolean;
}

interface Visit {
  readonly type: `${NavigationType}`;
  /** The router's key of the history entry: 'default' for the first one. */
  readonly key: string;
  readonly state: PageState;
  /** The page was left earlier in this visit, so its scroll position is known. */
  readonly isRemembered: boolean;
  /** The page is not at its top. Asked only where it matters, because it may make the browser lay out the page. */
  readonly isScrolled: () => boolean;
  /** The address asks for a group that is on the menu. */
  readonly hasGroup: boolean;
}

/**
 * What happens to the scroll position when the menu is opened: it goes to the group of the address, it stays, or it comes back to where it
 * was before a reload.
 */
export function arrivalOf(visit: Visit): 'goes-to-group' | 'stays' | 'comes-back' {
  const { type, key, state, isRemembered, isScrolled, hasGroup } = visit;
  const isFirst = key === 'default';
  const isBack = type === 'POP' && (!isFirst || isRemembered);
  // The boot script (src/app/boot-page.ts) has scrolled a first page before the app loaded, and the customer may have scrolled since.
  const isScrolledAlready = () => isFirst && isScrolled();
  const keepsScroll = state.keepScroll === true && state.toGroup !== true;
  if (hasGroup && !isBack && !keepsScroll && !isScrolledAlready()) return 'goes-to-group';
  return type === 'POP' && !isRemembered ? 'comes-back' : 'stays';
}
