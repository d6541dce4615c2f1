import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { constants } from '#src/config/constants.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { selectStarted } from '#src/store/startup-slice.ts';
import { fetchEta } from './api/get-dynamic-eta.ts';
import { fetchTracked } from './api/get-tracked-order.ts';
import { sendShownStage } from './api/send-tracker-status.ts';
import { fetchOther, type OtherOrder } from './api/track-other-order.ts';
import { type Tracked, trackingKeys } from './api/tracked.ts';
import { renewBadge } from './app-badge.ts';
import { isOver } from './stage.ts';
import type { Eta } from './eta-label.ts';
import { usePoll } from './use-poll.ts';

/** The order that is tracked: one of the session by its id, or somebody else's. Null: none yet. */
export type TrackSource = string | OtherOrder;

export interface Tracking {
  readonly tracked: Tracked | undefined;
  /** Set only when there is nothing to show. */
  readonly error: unknown;
  readonly isBusy: boolean;
  /** What is shown is older than it should be: the last question failed. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

const { stageEveryMs, mapEveryMs } = constants.tracking;

/**
 * Where an order is, asked for every 30 seconds as long as the page that shows it is open and the order is not over (ORD-10, ORD-11, CON-16), and
 * when it arrives every 90 seconds. The last answer of both is shown. After a failure the page keeps what it knows, and goes on asking.
 */
export function useTracked(source: TrackSource | null): Tracking {
  const request = useRequest();
  const started = useAppSelector(selectStarted);
  const userId = useAppSelector(selectUserId);
  const isOwn = typeof source === 'string';
  const key =
    !started || userId === null || source === null
      ? null
      : isOwn
        ? trackingKeys.own(userId, source)
        : trackingKeys.other(userId, source.orderId, source.mobile);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Tracked>(
    key,
    () => (isOwn ? fetchTracked(request, source) : fetchOther(request, source as OtherOrder)),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const stage = data?.trackOrder.tracker.stage;
  const isOn = stage !== undefined && !isOver(stage);
  usePoll({ everyMs: stageEveryMs, isOn, run: () => mutate() });
  usePoll({ everyMs: mapEveryMs, isOn: isOn && isOwn, atOnce: true, run: updateEta });

  const latest = useRef(data);
  latest.current = data;
  // Not part of what is cached of the order: writing to that would drop an answer about the stage that is on its way.
  const [eta, setEta] = useState<{ readonly value: Eta; readonly after: Tracked | undefined } | null>(null);

  async function updateEta() {
    const value = isOwn ? await fetchEta(request, source) : null;
    if (value) setEta({ value, after: latest.current });
  }

  useEffect(() => {
    if (isOwn && stage !== undefined) void sendShownStage(request, source, stage);
  }, [request, isOwn, source, stage]);

  // Other orders may be on their way too.
  useEffect(() => {
    if (isOwn && stage !== undefined) void renewBadge(request);
  }, [request, isOwn, stage]);

  return {
    // A newer answer about the order has a newer time too.
    tracked: data && eta?.after === data ? { ...data, dynamicETA: eta.value } : data,
    error: data === undefined ? (error as unknown) : undefined,
    isBusy: isLoading || isValidating,
    isOld: data !== undefined && error !== undefined,
    retry: () => void mutate(),
  };
}
