import { writePageGroup } from '#schemas/rules/page-group.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectGroup } from '#src/features/experiments/experiments-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

/**
 * For whom documents are asked, and shown, in the order of `audienceHeaders`; empty in the first render, which is for everybody. A text, since every
 * page loads this; audience.ts makes headers of it.
 */
export function selectAudience(state: RootState): string {
  if (!selectStarted(state)) return '';
  const { bucket, clientId } = selectGroup(state);
  const group = writePageGroup(bucket, selectConfig(state).experiments);
  return `${[selectOrderType(state), selectStoreId(state), group, selectIsLoggedIn(state)].join()},${selectPartner(state)},${clientId}`;
}
