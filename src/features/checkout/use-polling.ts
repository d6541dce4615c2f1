import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { askPoll } from './api/poll-payment.ts';
import { type PollEnd, startPolling } from './polling.ts';

interface PollingWish {
  /** Null while there is nothing to wait for. */
  readonly workflowId: string | null;
  /** One more each time that the customer asks for another round. */
  readonly round: number;
  readonly onEnd: (end: PollEnd) => void;
}

/** Polls while the page is open and seen; after another app, or Back from another site, it asks at once. */
export function usePolling({ workflowId, round, onEnd }: PollingWish): void {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const ended = useEffectEvent(onEnd);

  useEffect(() => {
    if (workflowId === null) return;
    const polling = startPolling({ clock, ask: () => dispatch(askPoll(workflowId)), onEnd: ended });
    const seen = () => (document.visibilityState === 'hidden' ? polling.pause() : polling.resume());
    seen();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pagehide', polling.pause);
    window.addEventListener('pageshow', polling.resume);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pagehide', polling.pause);
      window.removeEventListener('pageshow', polling.resume);
      polling.stop();
    };
  }, [workflowId, round, dispatch, clock]);
}
