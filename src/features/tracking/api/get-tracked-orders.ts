import useSWR from 'swr';
import { getTrackedOrders } from '#schemas/compiled/calls/get-tracked-orders.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { type TrackedSummary, trackingKeys } from './tracked.ts';

/** API-127. The orders of the session that are on their way; asked for only while the page names none. */
export function useTrackedOrders(isAsked: boolean) {
  const request = useRequest();
  const userId = useAppSelector(selectUserId);
  const { data, error, isLoading, isValidating, mutate } = useSWR<readonly TrackedSummary[]>(
    isAsked && userId !== null ? trackingKeys.list(userId) : null,
    async () => dataOrThrow(await request.call(getTrackedOrders)).data.orders,
    { shouldRetryOnError: false },
  );
  return {
    orders: data,
    error: data === undefined ? (error as unknown) : undefined,
    isBusy: isLoading || isValidating,
    retry: () => void mutate(),
  };
}
