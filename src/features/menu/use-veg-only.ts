import { useCallback, useEffect } from 'react';
import { constants } from '#src/config/constants.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { chooseVegOnly, restoreVegOnly, selectVegOnly } from './menu-slice.ts';

/** The veg-only switch: whether it is on, and whether this customer has one (EXP-21). Without a switch everything is shown. */
export function useVegOnly() {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const chosen = useAppSelector(selectVegOnly);
  const offered = useAppSelector(
    (state) => !constants.menu.withoutVegSwitch.includes(selectVariants(state)['veg_only_ab'] ?? 'default'),
  );

  useEffect(() => {
    if (started) dispatch(restoreVegOnly());
  }, [started, dispatch]);

  const choose = useCallback((on: boolean) => dispatch(chooseVegOnly(on)), [dispatch]);
  return { vegOnly: offered && chosen, offered, choose };
}
