import { useEffect, useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import type { AppThunk } from '#src/store/store.ts';

/** Calls back when the customer has paused; returns what takes it back. */
function afterPause(run: () => void): AppThunk<() => void> {
  return (_dispatch, _getState, { clock }) => clock.after(constants.location.searchDelayMs, run);
}

/** What has been typed, once nothing more is typed. */
export function useSettled(text: string): string {
  const dispatch = useAppDispatch();
  const [settled, setSettled] = useState(text);
  useEffect(() => dispatch(afterPause(() => setSettled(text))), [text, dispatch]);
  return settled;
}
