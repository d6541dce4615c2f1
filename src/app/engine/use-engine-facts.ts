import { useMemo } from 'react';
import type { EngineFacts } from '#schemas/document-types.ts';
import { selectVariantOf } from '#src/features/experiments/experiments-slice.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { useMinute } from './minute-clock.ts';

/**
 * The facts that decide which nodes are shown. A hook and not a context value: when a context value changes, React hydrates all parts below it at once;
 * a hook leaves the parts that are not hydrated yet as the server rendered them.
 */
export function useEngineFacts(): EngineFacts {
  const now = useMinute();
  const orderType = useAppSelector(selectOrderType);
  const loggedIn = useAppSelector((state) => (selectStarted(state) ? selectIsLoggedIn(state) : undefined));
  const miniApp = useAppSelector((state) => (selectStarted(state) ? selectPartner(state) : undefined));
  const storeId = useAppSelector(selectStoreId);
  const variantOf = useAppSelector(selectVariantOf);
  const { vegOnly } = useVegOnly();
  return useMemo(
    () => ({ orderType, loggedIn, miniApp, storeId, variantOf, vegOnly, now }),
    [orderType, loggedIn, miniApp, storeId, variantOf, vegOnly, now],
  );
}
