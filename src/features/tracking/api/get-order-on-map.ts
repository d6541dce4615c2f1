import useSWR from 'swr';
import { getOrderOnMap } from '#schemas/compiled/calls/get-order-on-map.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { constants } from '#src/config/constants.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { usePoll } from '../use-poll.ts';
import { type TrackedSummary, trackingKeys } from './tracked.ts';

export type OrderOnMap = Immutable<DataOf<typeof getOrderOnMap>>;

/** API-130, ORD-20. Where the rider is; asked again every 90 seconds (CON-16) as long as the map is on the page. */
export function useOrderOnMap({ id, store, placedAt }: TrackedSummary) {
  const request = useRequest();
  const userId = useAppSelector(selectUserId);
  const storeId = store?.id;
  const isKnown = userId !== null && storeId !== undefined;
  const { data, error, mutate } = useSWR<OrderOnMap>(
    isKnown ? trackingKeys.map(userId, id) : null,
    async () => {
      const query = {
        storeId: storeId ?? '',
        order: id,
        userId: userId ?? '',
        ...(placedAt !== undefined && { orderTime: placedAt }),
      };
      return dataOrThrow(await request.call(getOrderOnMap, { query })).data;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  usePoll({ everyMs: constants.tracking.mapEveryMs, isOn: isKnown, run: () => mutate() });
  return { map: data, isFailed: error !== undefined && data === undefined };
}
