import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { constants } from '#src/config/constants.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { browserView } from '#src/features/tracking/poll.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { selectStarted } from '#src/store/startup-slice.ts';
import { useClock } from '#src/store/use-clock.ts';
import { askStatus } from './api/get-order-status.ts';
import { orderKeys } from './api/order-keys.ts';
import {
  failed,
  type FollowedStatus,
  followStatus,
  isPlaced,
  noTransaction,
  type StatusTimes,
  waiting,
} from './follow-status.ts';

const { statusFirstDelayMs, statusEveryMs, statusBudgetMs } = constants.orders;
/** The payment has just ended: the server needs a moment. */
export const afterPayment: StatusTimes = {
  firstDelayMs: statusFirstDelayMs,
  everyMs: statusEveryMs,
  budgetMs: statusBudgetMs,
};
/** The page may be opened at any time. */
export const atOnce: StatusTimes = { ...afterPayment, firstDelayMs: 0 };
/** One question: somebody else has waited before. */
export const once: StatusTimes = { firstDelayMs: 0, everyMs: statusEveryMs, budgetMs: 0 };

interface Asked {
  readonly transactionId: string;
  readonly times: StatusTimes;
  /** Until the server has answered. */
  readonly begins?: FollowedStatus;
}

/**
 * How an order went, followed as long as the page is open (follow-status.ts). `again` asks once more. An order of the session that was placed stays so: the
 * next page that shows it does not ask again, and `isNews` is true on the first one alone. What shows it has the transaction as its key.
 */
export function useOrderStatus({ transactionId, times, begins = waiting }: Asked) {
  const request = useRequest();
  const clock = useClock();
  const started = useAppSelector(selectStarted);
  const userId = useAppSelector(selectUserId);
  const { data: placed, mutate: keep } = useSWR<FollowedStatus>(
    userId === null ? null : orderKeys.placed(userId, transactionId),
    null,
  );
  const isKnown = placed !== undefined;
  const [isNews, setIsNews] = useState(false);
  const [followed, setFollowed] = useState(begins);
  const [asked, setAsked] = useState({ count: 0, isBusy: false });
  const isNone = transactionId === noTransaction;

  useEffect(() => {
    if (!started || isNone || isKnown) return undefined;
    // `userId`: after a login the order may be one's own.
    return followStatus({
      ask: () => askStatus(request, transactionId),
      clock,
      view: browserView,
      times: asked.count === 0 ? times : once,
      onChange(status) {
        setFollowed(status);
        if (isPlaced(status) && status.reply?.isOwn) {
          setIsNews(true);
          void keep(status);
        }
        setAsked((before) => (before.isBusy ? { ...before, isBusy: false } : before));
      },
    });
  }, [request, clock, started, userId, isNone, isKnown, keep, transactionId, times, asked.count]);

  const again = useCallback(() => setAsked(({ count }) => ({ count: count + 1, isBusy: true })), []);
  const status = isNone ? failed : (placed ?? followed);
  return { ...status, isPlaced: isPlaced(status), isNews, isBusy: asked.isBusy, again };
}
