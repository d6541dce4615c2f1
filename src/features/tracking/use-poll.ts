import { useEffect, useRef } from 'react';
import { useClock } from '#src/store/use-clock.ts';
import { browserView, poll } from './poll.ts';

interface Polling {
  readonly everyMs: number;
  readonly isOn: boolean;
  readonly atOnce?: boolean;
  readonly run: () => Promise<unknown>;
}

/** Polls as long as the component is on the page and `isOn` (poll.ts). */
export function usePoll({ everyMs, isOn, atOnce = false, run }: Polling): void {
  const clock = useClock();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () =>
      isOn ? poll({ clock, view: browserView, everyMs, atOnce, run: () => latest.current() }) : undefined,
    [clock, everyMs, isOn, atOnce],
  );
}
