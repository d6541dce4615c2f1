import type { StoreDetail } from '#schemas/entities/store.ts';
import { pathOf } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { chooseStore } from '#src/features/place/choose-place.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { orderTypeAt } from './order-at.ts';

/** 'Order from here': makes a restaurant the current store and opens its menu. */
export function useOrderHere() {
  const navigate = useAppNavigate();
  const orderType = useAppSelector(selectOrderType);
  const { choose, busyKey, refusal } = useChoosing(() => navigate(pathOf('menu')));
  return {
    busyKey,
    refusal,
    /** The handler of the button; undefined when the store takes no orders here. */
    orderAt(store: StoreDetail): (() => void) | undefined {
      const type = orderTypeAt(store, orderType);
      return store.online && type !== null
        ? () => choose(store.id, chooseStore(store, { orderType: type }))
        : undefined;
    },
  };
}
