import { useEffect, useRef, useState } from 'react';

/** Makes the choice. A promise resolves to whether it was made; after the signal aborts, its result is ignored. */
export type Choose<Option> = (option: Option, signal: AbortSignal) => void | Promise<boolean>;

/** One choice at a time, which may take a while: it is `pending` until then. Typing or leaving the page cancels it. */
export function useChoice<Option>(onChoose: Choose<Option>, onChosen: () => void) {
  const running = useRef<AbortController | null>(null);
  const [pending, setPending] = useState<Option | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function giveUp() {
    running.current?.abort();
    running.current = null;
    setPending(null);
  }

  async function choose(option: Option) {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    try {
      const answer = onChoose(option, own.signal);
      if (answer instanceof Promise) setPending(option);
      const isChosen = answer instanceof Promise ? await answer : true;
      if (isChosen && !own.signal.aborted) onChosen();
    } finally {
      if (running.current === own) giveUp();
    }
  }

  return { pending, choose: (option: Option) => void choose(option), giveUp };
}
