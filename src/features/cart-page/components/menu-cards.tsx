import { useEffect } from 'react';
import { type MenuEntry, menuEntries } from '#src/features/menu/menu-groups.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';

interface MenuCardsProps {
  readonly onCards: (cards: ReadonlyMap<string, MenuEntry>) => void;
}

/** Draws nothing: tells which card of the menu each product has. The lines can do without, and the menu is large. */
export function MenuCards({ onCards }: MenuCardsProps) {
  const { menu } = useMenu();
  useEffect(() => {
    if (menu) onCards(menuEntries(menu));
  }, [menu, onCards]);
  return null;
}
