import { useMemo } from 'react';
import type { Clock } from '#src/request/ports.ts';
import { useAppDispatch } from './hooks.ts';
import type { AppThunk } from './store.ts';

function storeClock(): AppThunk<Clock> {
  return (_dispatch, _getState, { clock }) => clock;
}

/** The clock of the app, for components. */
export function useClock(): Clock {
  const dispatch = useAppDispatch();
  return useMemo(() => dispatch(storeClock()), [dispatch]);
}
