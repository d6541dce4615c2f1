import { useEffect, useRef, useState } from 'react';

/** A handler that is the same in each render and calls the newest one, so that a memoised part is not rendered again for it. For events, not for rendering. */
export function useSameHandler<Values extends readonly unknown[]>(
  handler: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const [same] = useState(
    () =>
      (...values: Values) =>
        latest.current(...values),
  );
  return same;
}
