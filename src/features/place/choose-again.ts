import type { OrderTypeCode } from '#schemas/node.ts';
import type { RecentPlace } from '#schemas/stored/place.ts';
import type { AppThunk } from '#src/store/store.ts';
import { type ChooseOutcome, choosePlace, chooseStore } from './choose-place.ts';

/** Repeats an earlier choice: the store, the saved address, or the place with the complete address that was entered for it. */
export function chooseAgain(
  { key, location, recent }: RecentPlace,
  orderType: OrderTypeCode,
): AppThunk<Promise<ChooseOutcome>> {
  const { address_id, storeId, address, latitude, longitude } = location;
  if (storeId !== undefined) return chooseStore({ id: storeId }, { orderType });
  return choosePlace(
    {
      latitude,
      longitude,
      title: recent.title,
      ...(address_id === null ? { key } : { address_id }),
      ...(address && { address }),
    },
    { orderType, from: 'selector' },
  );
}
