import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * The props of the `div` around a list whose controls may go: the heart that takes its card away, the button that has shown the last page. Where such a
 * control had the focus, the focus goes on from the first new item, or from the list where there is none.
 */
export function useListFocus(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const countBefore = useRef(count);
  useLayoutEffect(() => {
    const shown = countBefore.current;
    countBefore.current = count;
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    focused.current = null;
    const next = (count > shown && ref.current?.querySelectorAll('li')[shown]) || ref.current;
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}
