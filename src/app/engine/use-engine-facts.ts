import { useMemo } from 'react';
import type { EngineFacts } from '#registry/engine-ports.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useMinute } from './minute-clock.ts';

/**
 * What `when` clauses ask about. A hook and not the value of a context: what the server rendered and React has not taken over yet stays as
 * it is when a fact changes, so long as no context above it does.
 */
export function useEngineFacts(): EngineFacts {
  const now = useMinute();
  const orderType = useAppSelector(selectOrderType);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const miniApp = useAppSelector(selectPartner);
  const storeId = useAppSelector(selectStoreId);
  const variants = useAppSelector(selectVariants);
  return useMemo(
    () => ({ orderType, loggedIn, miniApp, storeId, variants, now }),
    [orderType, loggedIn, miniApp, storeId, variants, now],
  );
}
