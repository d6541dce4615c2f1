import { useEffect, useMemo, useState } from 'react';
import type { EngineFacts } from '#registry/engine-ports.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/location/location-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

const minute = 60_000;

/** What `when` clauses ask about. The first render takes the server's time, so that both sides show the same; then time moves by minutes. */
export function useEngineFacts(renderedAt: number): EngineFacts {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);

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
