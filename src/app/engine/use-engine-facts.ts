import { useMemo } from 'react';
import type { EngineFacts } from '#schemas/document-types.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useMinute } from './minute-clock.ts';

/**
 * The facts that decide which nodes are shown. A hook and not a context value: when a context value changes, React hydrates all parts below it at once;
 * a hook leaves the parts that are not hydrated yet as the server rendered them.
 */
export function useEngineFacts(): EngineFacts {
  const now = useMinute();
  const orderType = useAppSelector(selectOrderType);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const miniApp = useAppSelector(selectPartner);
  const storeId = useAppSelector(selectStoreId);
  const variants = useAppSelector(selectVariants);
  const { vegOnly } = useVegOnly();
  return useMemo(
    () => ({ orderType, loggedIn, miniApp, storeId, variants, vegOnly, now }),
    [orderType, loggedIn, miniApp, storeId, variants, vegOnly, now],
  );
}
