import { useMemo } from 'react';
import type { Addon, Menu, MenuProduct } from '#schemas/entities/menu.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { useFavourites } from '#src/features/favourites/use-favourites.ts';
import { type NudgeData, selectHasDiscountError, selectNudgeData } from '#src/features/menu/menu-slice.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { type PreviousOrder, usePreviousOrders } from './previous-orders.ts';

/** All that is known around the menu, under the names of the specification (MEN-05). A view: each part belongs to its owner. */
export interface MenuState {
  readonly MenuData: Menu | null;
  readonly toppings: readonly Addon[];
  readonly addons: readonly Addon[];
  readonly cartItems: readonly CartLine[];
  /** Every product once. */
  readonly menuItems: readonly MenuProduct[];
  readonly bestseller: readonly string[];
  readonly previousOrder: PreviousOrder | null;
  readonly favouriteItems: readonly MenuProduct[];
  /** Every-day-value items, to be mixed and matched. */
  readonly edvMixMenu: readonly MenuProduct[];
  readonly nudgeData: NudgeData | null;
  readonly hasDiscountError: boolean;
}

export function useMenuState(): MenuState {
  const { menu, products } = useMenu();
  const { productIds } = useFavourites();
  const [previousOrder = null] = usePreviousOrders();
  const cartItems = useAppSelector(selectLines);
  const nudgeData = useAppSelector(selectNudgeData);
  const hasDiscountError = useAppSelector(selectHasDiscountError);

  // Apart from what changes with every tap: a menu has thousands of products.
  const ofMenu = useMemo(() => {
    const menuItems = [...products.values()];
    return {
      MenuData: menu ?? null,
      toppings: menu?.addons.filter(({ group }) => group === 'topping') ?? [],
      addons: menu?.addons ?? [],
      menuItems,
      bestseller: menu?.bestseller ?? [],
      edvMixMenu: menuItems.filter(({ edv }) => edv),
    };
  }, [menu, products]);

  return useMemo(
    () => ({
      ...ofMenu,
      cartItems,
      previousOrder,
      favouriteItems: productIds.flatMap((id) => products.get(id) ?? []),
      nudgeData,
      hasDiscountError,
    }),
    [ofMenu, products, productIds, previousOrder, cartItems, nudgeData, hasDiscountError],
  );
}
