import useSWR from 'swr';
import { getPnrStatus } from '#schemas/compiled/calls/get-pnr-status.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { dataOrThrow, refusalIn } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';

export type Journey = DataOf<typeof getPnrStatus>;
export type Station = Journey['pnrStatus']['stations'][number];
export type Restaurant = Station['storeStationDetails'][number];
export type Seat = Journey['pnrStatus']['seatInfo']['passengers'][number];

/** Stations close, and trains become late, while somebody looks. */
const refreshMs = 60_000;

/** API-081. The journey of a PNR; nothing without one. It is in no address and in no stored cache. */
export function usePnrStatus(pnr: string | null) {
  const request = useRequest();
  const userId = useAppSelector(selectUserId);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Journey>(
    pnr === null ? null : `pnr/${userId ?? ''}/${pnr}`,
    async () => dataOrThrow(await request.call(getPnrStatus, { params: { pnr: pnr ?? '' } })).data,
    { shouldRetryOnError: false, refreshInterval: refreshMs, dedupingInterval: 1_000 },
  );
  return {
    journey: data,
    error: data === undefined || isTold(error) ? (error as unknown) : undefined,
    isBusy: isLoading || isValidating,
    retry: () => void mutate(),
  };
}

/** A train that was cancelled meanwhile is told in the place of its journey. A journey that could not be looked up anew stays as it was. */
function isTold(error: unknown): boolean {
  const status = refusalIn(error)?.status;
  return status === 404 || status === 409;
}
