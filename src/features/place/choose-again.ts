import type { OrderTypeCode } from '#schemas/node.ts';
import type { AppThunk } from '#src/store/store.ts';
import { type ChooseOutcome, choosePlace, chooseStore } from './choose-place.ts';
import type { RecentPlace } from './recents.ts';

/** Chooses what was chosen before, in the way it was: the store, the saved address, or the place with all that was said of the door. */
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
