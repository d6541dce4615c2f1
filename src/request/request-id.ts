import type { Clock } from './ports.ts';

/** Timestamp plus user id (REQ-04). The timestamp always increases, so that two calls in the same millisecond have different ids. */
export function createRequestIds(clock: Clock): (userId: string | null) => string {
  let last = 0;
  return (userId) => {
    last = Math.max(clock.now(), last + 1);
    return `${last}${userId ?? ''}`;
  };
}
