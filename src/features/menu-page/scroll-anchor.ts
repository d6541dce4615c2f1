import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { isAtEnd, isSameAbove, placeIn, returnTo, type SectionPlace } from './section-place.ts';

interface Held {
  readonly place: SectionPlace;
  /** The scroll position when the place was read. */
  readonly y: number;
  /** Since then the groups have changed, without moving the place. */
  readonly groupsChanged?: boolean;
}

type Groups = readonly MenuGroup[] | undefined;

export type ScrollAnchor = ReturnType<typeof createScrollAnchor>;

/**
 * Keeps the customer's place while the height of the page above it changes: veg only removes groups, favourites add one, and the server's menu
 * becomes the customer's own.
 */
export function createScrollAnchor() {
  let held: Held | undefined;
  let settledKey: string | undefined;

  function hold(place: SectionPlace | undefined): void {
    held = place && { place, y: window.scrollY };
  }

  return {
    /** Holds this place from now on, or none. */
    hold,

    /** The history entry with this key has been scrolled to where it begins: holds this place in it, or none. */
    settle(key: string, place: SectionPlace | undefined): void {
      settledKey = key;
      hold(place);
    },

    isSettled(key: string): boolean {
      return settledKey === key;
    },

    /** The page was scrolled: holds where it is now in the same section, or nothing once that section has been left. */
    scrolled(): void {
      if (!held || held.y === window.scrollY) return;
      // A page that became shorter is scrolled by the browser, not by the customer.
      if (held.groupsChanged && isAtEnd()) held = { place: held.place, y: window.scrollY };
      else hold(placeIn(held.place.section));
    },

    /** Other groups are in the page: scrolls to where the place is now. */
    groupsChanged(before: Groups, now: Groups): void {
      if (!held) return;
      const { place, y } = held;
      if (isSameAbove(place.section, before, now)) {
        // Nothing is measured, because that would make the browser lay out the page once more.
        held = { place, y, groupsChanged: true };
        return;
      }
      returnTo(place);
      hold(place);
    },
  };
}
