import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import type { AppThunk } from '#src/store/store.ts';

/** SES-33. Draws whether a guest who pays in cash logs in on the page of the ways to pay: so many in a hundred do. */
export function drawsLoginHere(): AppThunk<boolean> {
  return (_dispatch, getState, { random }) => random() * 100 < selectConfig(getState()).autoLoginPercentage;
}
