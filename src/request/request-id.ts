import type { Clock } from './ports.ts';

/** Timestamp plus user id (REQ-04). Two calls of the same millisecond must differ, so the timestamp never stands still. */
export function createRequestIds(clock: Clock): (userId: string | null) => string {
  let last = 0;
  return (userId) => {
    last = Math.max(clock.now(), last + 1);
    return `${last}${userId ?? ''}`;
  };
}
