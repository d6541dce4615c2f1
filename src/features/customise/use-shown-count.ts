import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#registry/engine/late/when-idle.ts';

/** Of which a slow phone finds style and layout in less than 50 ms. */
const step = 6;

/**
 * How many of `count` things of a page are shown: all, or, with `inSteps`, a few more each time the browser is idle. All in one frame, style and
 * layout of what is mostly below the screen hold up a slow phone.
 */
export function useShownCount(count: number, inSteps: boolean): number {
  const [shown, setShown] = useState(inSteps ? 0 : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (shown >= count) return;
    return whenIdle(() => startTransition(() => setShown(shown + step)));
  }, [shown, count]);
  return Math.min(shown, count);
}
