import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readDialog, withDialog } from '#src/features/cart/customise-target.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import type { PageState } from './arrival.ts';
import { isNewVisit } from './new-visit.ts';

export interface AskedDish {
  readonly groups: readonly MenuGroup[];
  /** The product that the address asks for. */
  readonly productId: string;
  /** Scroll positions of the history entries of this visit, by key. */
  readonly positions: ReadonlyMap<string, number>;
}

/**
 * A link to a dish that can be customised opens its choices over the menu (NAV-51), once: not when the customer comes back to the menu or
 * reloads it.
 */
export function useAskedDish({ groups, productId, positions }: AskedDish): void {
  const { pathname, search, key, state } = useLocation();
  const type = useNavigationType();
  const navigate = useAppNavigate();
  const openedKey = useRef<string>(undefined);
  const [beginsVisit] = useState(() => key === 'default' && !positions.has(key) && isNewVisit());

  const { keepScroll } = (state ?? {}) as PageState;
  const isNew = (type !== 'POP' && keepScroll !== true) || (beginsVisit && key === 'default');
  const canOpen = useMemo(
    () => groups.some(({ cards }) => cards.some((card) => card.productId === productId && opens(card))),
    [groups, productId],
  );

  useEffect(() => {
    if (!isNew || !canOpen || readDialog(search)) return undefined;
    function open() {
      if (openedKey.current === key) return;
      openedKey.current = key;
      navigate(withDialog(pathname + search, { productId }), { keepScroll: true });
    }
    // The page is scrolled to the dish in the next frame (use-arrival.ts), which a change of the address before would prevent.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(open);
    });
    return () => cancelAnimationFrame(frame);
  }, [isNew, canOpen, productId, pathname, search, key, navigate]);
}

function opens({ customisable, available }: MenuGroup['cards'][number]): boolean {
  return customisable && available;
}
