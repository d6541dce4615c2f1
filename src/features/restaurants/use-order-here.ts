import { pathOf } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useOrderFrom } from './use-order-from.ts';

/** 'Order from here' in the locator: for the current order type, and then to the menu. */
export function useOrderHere() {
  const navigate = useAppNavigate();
  const orderType = useAppSelector(selectOrderType);
  return useOrderFrom({ orderType, onChosen: () => navigate(pathOf('menu')) });
}
