import type { OrderResult } from '#schemas/payment-actions.ts';
import type { PageView } from '#src/features/tracking/poll.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Clock } from '#src/request/ports.ts';
import type { OrderStatusReply } from './api/get-order-status.ts';

/** The id of a payment that ended before there was a transaction. */
export const noTransaction = 'NA';

export interface FollowedStatus {
  /** ORD-01. */
  readonly orderStatus: OrderResult;
  /** What the server said last; null before it has said anything. */
  readonly reply: OrderStatusReply | null;
  /** The server knows no such transaction. */
  readonly isMissing: boolean;
}

/** ORD-01: the start. */
export const waiting: FollowedStatus = { orderStatus: 'WAIT', reply: null, isMissing: false };
/** ORD-04. The page that asked has used up its time. */
export const unknown: FollowedStatus = { ...waiting, orderStatus: 'UNKNOWN' };
/** The page that asked has heard so, or a payment ended without a transaction: it leads here by the id NA. */
export const failed: FollowedStatus = { ...waiting, orderStatus: 'FAILED' };

/** There is an order. One that the restaurant cancelled later is one too: its payment is FAILED, and what is shown is the order. */
export function isPlaced({ orderStatus, reply }: FollowedStatus): boolean {
  return orderStatus === 'SUCCESS' || reply?.isCancelled === true;
}

export interface StatusTimes {
  readonly firstDelayMs: number;
  readonly everyMs: number;
  readonly budgetMs: number;
}

interface Following {
  readonly ask: () => Promise<Answer<OrderStatusReply>>;
  readonly clock: Clock;
  readonly view: PageView;
  readonly times: StatusTimes;
  readonly onChange: (status: FollowedStatus) => void;
}

/**
 * Asks how an order went until there is a result (ORD-02). The next question follows an answer, so two never overlap; the last one is asked when the time is
 * up, and what still waits then is UNKNOWN (ORD-04). PENDING goes on like WAIT (ORD-07). A lost connection is no result. A page that comes back into
 * view asks at once, because the customer was in the app of a bank meanwhile. The returned function ends it.
 */
export function followStatus({ ask, clock, view, times, onChange }: Following): () => void {
  const { firstDelayMs, everyMs, budgetMs } = times;
  const until = clock.now() + budgetMs;
  let isEnded = false;
  let isAsking = false;
  let last: FollowedStatus = waiting;
  let cancel = clock.after(firstDelayMs, () => void question());

  function end(): void {
    isEnded = true;
    cancel();
    unwatch();
  }

  function say(status: FollowedStatus): void {
    last = status;
    onChange(status);
  }

  async function question(): Promise<void> {
    cancel();
    if (isEnded || isAsking) return;
    isAsking = true;
    const answer = await ask().catch(() => null);
    isAsking = false;
    if (isEnded) return;
    if (answer?.ok) {
      const { orderStatus } = answer.data;
      const isOpen = orderStatus === 'WAIT' || orderStatus === 'PENDING';
      if (!isOpen) end();
      say({ orderStatus, reply: answer.data, isMissing: false });
    } else if (answer?.refusal.status === 404) {
      end();
      say({ ...last, isMissing: true });
    }
    if (!isEnded) goOn();
  }

  function goOn(): void {
    const left = until - clock.now();
    if (left > 0) cancel = clock.after(Math.min(everyMs, left), () => void question());
    else {
      end();
      say({ ...last, orderStatus: 'UNKNOWN' });
    }
  }

  const unwatch = view.onChange(() => {
    if (view.isShown()) void question();
  });
  return end;
}
